import { useRef } from "react";

import type { CostParts } from "#analyzer/quote/landed-cost.ts";
import { LandedCostBar } from "#app/sections/landed-cost-bar.tsx";
import { Balloon } from "#app/ui/drafting/balloon.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { SpokenDimension } from "#app/ui/drafting/spoken-dimension.tsx";
import { SettledAnnouncement } from "#app/ui/settled-announcement.tsx";
import { useReorderMotion } from "#app/ui/use-reorder-motion.ts";

/** One ranked supplier, of the sample or of what the visitor brought. */
export interface DashboardRow {
  id: string;
  rank: number;
  supplier: string;
  /** Where it is from, or how it was quoted. */
  note: string;
  cost: CostParts;
  costText: string;
  leadTimeDays: number | null;
  reliability: number | null;
  /** The last twelve purchase orders; `null` where there is no history. */
  ordersOnTime: readonly boolean[] | null;
  score: number;
}

export interface Scale {
  cost: number;
  leadTimeDays: number;
}

const columns =
  "md:grid-cols-[3rem_1.3fr_1.5fr_1.2fr_7.25rem_4.5rem] lg:grid-cols-[3.5rem_1.45fr_1.75fr_1.35fr_minmax(7.25rem,0.95fr)_5.75rem]";
const cell = "flex min-w-0 flex-col justify-center gap-1.5 px-3 md:border-l md:border-hair md:py-3";

interface RankedRowsProps {
  label: string;
  rows: readonly DashboardRow[];
  scale: Scale;
}

/** Suppliers, best first. When the order changes the rows travel, and the new order is spoken. */
export function RankedRows({ label, rows, scale }: RankedRowsProps) {
  const list = useRef<HTMLOListElement>(null);
  const order = rows.map(({ id }) => id).join();
  useReorderMotion(list, order);
  const whole = new Set(rows.map(({ score }) => Math.round(score)));
  const digits = whole.size < rows.length ? 1 : 0;

  return (
    <div className="flex flex-1 flex-col">
      <ColumnHeads scale={scale} hasOrders={rows.some(({ ordersOnTime }) => ordersOnTime)} />
      <ol ref={list} aria-label={label} className="relative grid flex-1 auto-rows-fr">
        {rows.map((row) => (
          <SupplierRow key={row.id} row={row} scale={scale} digits={digits} />
        ))}
      </ol>
      <SettledAnnouncement
        state={order}
        text={rows
          .map(
            ({ rank, supplier, score }) => `${rank}, ${supplier}, score ${score.toFixed(digits)}`,
          )
          .join(". ")}
      />
    </div>
  );
}

interface SupplierRowProps {
  row: DashboardRow;
  scale: Scale;
  /** Of the score: one where whole ones would tie. */
  digits: 0 | 1;
}

function SupplierRow({ row, scale, digits }: SupplierRowProps) {
  const { rank, leadTimeDays, reliability, ordersOnTime } = row;
  const won = rank === 1;
  return (
    <li
      data-supplier={row.id}
      className={classNames(
        "grid grid-cols-[3.25rem_minmax(0,1fr)_4.5rem] gap-y-2 border-b border-hair bg-raised max-md:py-3",
        columns,
        won && "z-1 shadow-[inset_5px_0_var(--color-signal)]",
      )}
    >
      <div className="flex items-center justify-center max-md:items-start">
        <Balloon won={won}>{rank}</Balloon>
      </div>
      <div className={cell}>
        <b className="text-body leading-[1.1] font-[540] tracking-snug">{row.supplier}</b>
        <small className="font-mono text-label text-balance text-ink-3">{row.note}</small>
      </div>
      <div className={classNames(cell, "max-md:col-span-2 max-md:col-start-2 max-md:row-start-2")}>
        <span className="font-mono text-body leading-none font-[500] tracking-head">
          <span className="sr-only">Landed cost </span>
          {row.costText}
        </span>
        <LandedCostBar cost={row.cost} scale={scale.cost} won={won} />
      </div>
      <div className={classNames(cell, "max-md:col-span-2 max-md:col-start-2 max-md:row-start-3")}>
        {leadTimeDays === null ? (
          <span className="font-mono text-note">
            <span className="md:sr-only">Lead time </span>not stated
          </span>
        ) : (
          <SpokenDimension
            share={leadTimeDays / scale.leadTimeDays}
            holdsLabelFrom={0.45}
            spoken={`Lead time ${leadTimeDays} days`}
          >
            {`${leadTimeDays} d`}
          </SpokenDimension>
        )}
      </div>
      <div
        className={classNames(
          cell,
          "max-md:col-span-2 max-md:col-start-2 max-md:row-start-4 max-md:flex-row max-md:items-center max-md:justify-start",
        )}
      >
        <span className="figures leading-none">
          <span className={ordersOnTime ? "sr-only" : "md:sr-only"}>Reliability </span>
          {reliability === null ? "not stated" : reliability.toFixed(1)}
        </span>
        {ordersOnTime && <OrderTicks onTime={ordersOnTime} />}
      </div>
      <div className={classNames(cell, "items-end max-md:col-start-3 max-md:row-start-1")}>
        <span
          className={classNames(
            "leading-[0.9] font-text tracking-figure [font-variant-numeric:tabular-nums]",
            digits ? "text-[1.5rem] md:text-[1.75rem]" : "text-[2.25rem] md:text-[2.75rem]",
            won && "text-signal-ink",
          )}
        >
          <span className="sr-only">Score </span>
          {row.score.toFixed(digits)}
        </span>
      </div>
    </li>
  );
}

/** The last twelve purchase orders: full height on time, an open stub when late. */
function OrderTicks({ onTime }: { onTime: readonly boolean[] }) {
  const late = onTime.filter((isOnTime) => !isOnTime).length;
  return (
    <span className="flex h-4 items-end gap-[3px] max-md:flex-none">
      <span className="sr-only">
        , last {onTime.length} purchase orders: {late === 0 ? "all on time" : `${late} late`}
      </span>
      {onTime.map((isOnTime, index) => (
        <i
          key={index}
          className={classNames(
            "max-w-[5px] min-w-[3px] flex-1",
            isOnTime ? "h-full bg-current" : "h-[35%] shadow-[inset_0_0_0_1px_currentColor]",
          )}
        />
      ))}
      <span
        aria-hidden="true"
        className="ml-2 self-center font-mono text-label text-ink-3 md:hidden"
      >
        last 12 POs
      </span>
    </span>
  );
}

function ColumnHeads({ scale, hasOrders }: { scale: Scale; hasOrders: boolean }) {
  const amount = (share: number) => {
    const value = scale.cost * share;
    return value < 1000 ? `${Number(value.toFixed(2))}` : `${Number((value / 1000).toFixed(1))}k`;
  };
  const ticks: Record<string, string[]> = {
    "#": [],
    Supplier: [],
    "Landed cost": ["0", amount(1 / 3), amount(2 / 3), amount(1)],
    "Lead time": ["0", `${scale.leadTimeDays / 2}`, `${scale.leadTimeDays} d`],
    Reliability: [hasOrders ? "last 12 POs" : "as quoted"],
    Score: [],
  };
  return (
    <div
      aria-hidden="true"
      className={classNames(
        "hidden border-b border-line font-mono text-note leading-[1.3] text-ink-3 md:grid",
        columns,
      )}
    >
      {Object.entries(ticks).map(([head, texts]) => (
        <span key={head} className="border-l border-hair px-3 pt-2 pb-1.5 first:border-l-0">
          {head}
          {texts.length > 0 && (
            <span className="flex justify-between pt-0.5 text-label">
              {texts.map((text, index) => (
                <i key={index} className="not-italic">
                  {text}
                </i>
              ))}
            </span>
          )}
        </span>
      ))}
    </div>
  );
}
