import { Icon, type IconName } from "./icon.tsx";

const looks = {
  tool: "min-h-11 border-r px-pad focus-visible:-outline-offset-2 max-md:flex-auto max-md:border-b max-md:px-3 hover:bg-ground",
  /** In the foot of a sheet. */
  sheet:
    "min-h-11 border-r px-pad focus-visible:-outline-offset-2 max-md:flex-auto max-md:px-1.5 max-md:last-of-type:border-r-0 hover:bg-raised",
  /** Behind a text, with the rule before it. */
  behind:
    "min-h-9 justify-center border-l px-3.5 max-md:flex-1 max-md:border-t max-md:first-of-type:border-l-0 hover:bg-ground",
};

interface ToolActionProps {
  look?: keyof typeof looks;
  icon?: IconName;
  onPress: () => void;
  /** There is nothing to act on now. It keeps the focus, unlike a disabled button. */
  isIdle?: boolean;
  children: string;
}

/** One of the quiet actions under a tool, in touching cells. */
export function ToolAction(props: ToolActionProps) {
  const { look = "tool", icon, onPress, isIdle = false, children } = props;
  return (
    <button
      type="button"
      aria-disabled={isIdle || undefined}
      onClick={() => !isIdle && onPress()}
      className={`flex items-center gap-2 border-hair whitespace-nowrap aria-disabled:cursor-not-allowed aria-disabled:opacity-50 max-md:justify-center ${looks[look]}`}
    >
      {icon && <Icon name={icon} className="size-3.5 flex-none" />}
      {children}
    </button>
  );
}
