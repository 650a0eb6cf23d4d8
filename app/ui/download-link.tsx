import { ButtonBody, buttonClasses, type ButtonLook } from "./button.tsx";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import { notify } from "./notify.ts";

interface DownloadLinkProps extends ButtonLook {
  href: string;
  /** What the file is called once it is saved. */
  fileName: string;
  /** Which file, for those who hear the button out of its place. */
  label?: string;
  /** As text, where one stands on every line. */
  isQuiet?: boolean;
  className?: string;
  children: string;
}

/** A file to save. The browser does it, with or without our code, which only says that it has begun. */
export function DownloadLink(props: DownloadLinkProps) {
  const { href, fileName, label, isQuiet = false, className, children, ...look } = props;
  return (
    <a
      href={href}
      download={fileName}
      aria-label={label ? `${children}: ${label}` : undefined}
      className={classNames(
        isQuiet
          ? "inline-flex items-center gap-2 py-1 text-small text-ink-2 no-underline hover:underline"
          : buttonClasses(look),
        className,
      )}
      onClick={() => notify({ type: "success", title: "Download started", message: fileName })}
    >
      {isQuiet ? (
        <>
          <Icon name="download" className="size-4" />
          {children}
        </>
      ) : (
        <ButtonBody {...look} icon="download">
          {children}
        </ButtonBody>
      )}
    </a>
  );
}
