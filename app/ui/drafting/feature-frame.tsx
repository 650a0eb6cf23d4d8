import type { ReactNode } from "react";

import { classNames } from "../class-names.ts";
import { GdtSymbol, type GdtSymbolName } from "./gdt-symbol.tsx";

const tones = {
  plain: "border-line bg-ground [--frame-rule:var(--color-line)]",
  ink: "border-ink bg-ink text-ink-inverse",
  go: "border-signal bg-signal text-on-signal",
  ok: "border-current bg-ground text-ok",
  warn: "border-current bg-ground text-warn",
  err: "border-current bg-ground text-err",
};

interface FeatureFrameProps {
  symbol?: GdtSymbolName;
  tone?: keyof typeof tones;
  children: ReactNode;
  className?: string;
}

/** Feature control frame, used as a badge: symbol, then value. */
export function FeatureFrame({ symbol, tone = "plain", children, className }: FeatureFrameProps) {
  return (
    <span
      className={classNames(
        "inline-flex w-max max-w-full items-stretch border align-middle font-mono text-note leading-none font-[450]",
        tones[tone],
        className,
      )}
    >
      {symbol && (
        <GdtSymbol name={symbol} className="h-auto w-8 border-r border-current px-2 py-[0.1rem]" />
      )}
      <span className="flex items-center px-2 py-1">{children}</span>
    </span>
  );
}
