import { ButtonBody, buttonClasses, type ButtonLook } from "./button.tsx";
import { classNames } from "./class-names.ts";
import { notify } from "./notify.ts";

interface DownloadLinkProps extends ButtonLook {
  href: string;
  /** What the file is called once it is saved. */
  fileName: string;
  /** Which file, for those who hear the button out of its place. */
  label?: string;
  className?: string;
  children: string;
}

/** A file to save. The browser does it, with or without our code, which only says that it has begun. */
export function DownloadLink(props: DownloadLinkProps) {
  const { href, fileName, label, className, children, ...look } = props;
  return (
    <a
      href={href}
      download={fileName}
      aria-label={label ? `${children}: ${label}` : undefined}
      className={classNames(buttonClasses(look), className)}
      onClick={() => notify({ type: "success", title: "Download started", message: fileName })}
    >
      <ButtonBody {...look} icon="download">
        {children}
      </ButtonBody>
    </a>
  );
}
