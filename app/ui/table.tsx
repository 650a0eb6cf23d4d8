import type { ReactNode } from "react";

import { classNames } from "./class-names.ts";
import { ScrollArea } from "./scroll-area.tsx";

type FieldOf<Row> = {
  [Key in keyof Row & string]: Row[Key] extends ReactNode ? Key : never;
}[keyof Row & string];

export interface Column<Row> {
  head: ReactNode;
  /** What stands in its cells, or the field of the row that does. */
  render: FieldOf<Row> | ((row: Row, index: number) => ReactNode);
  isRowHead?: boolean;
  /** Figures, to the right. */
  isNumber?: boolean;
  /** A number or letter of the row; where the table is stacked it stands to the left of the row. */
  isItem?: boolean;
  /** What the value is called where the table is stacked and its head is out of sight. */
  name?: string | ((row: Row) => string);
  /** On a line of its own above the value. */
  isNameAbove?: boolean;
  /** Classes of its width, on the head alone. */
  width?: string;
  /** On the head, the cells and the sum: where it is not shown. */
  className?: string;
  cellClassName?: string | ((row: Row) => string | false | undefined);
  /** In the last line of the table. */
  sum?: ReactNode;
}

interface TableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row, index: number) => string | number;
  /** Below this width a row is a block and its cells stand under each other; `lg-pairs`: from md on, two blocks a line. */
  stacks?: "md" | "lg" | "lg-pairs";
  /** Stands within the margins of a text: no padding at its ends, no rules between its columns. */
  isInText?: boolean;
  /** How high its rows are. */
  density?: "tight" | "loose";
  /** Cells stand in the middle of their row. */
  isMiddle?: boolean;
  /** Has no rules between its columns. */
  isUnruled?: boolean;
  /** The head stays below the site's bar while the rows scroll under it. */
  hasStickyHead?: boolean;
  /** Scrolls sideways by itself where it does not fit, named so for the keyboard. */
  scrolls?: string;
  scrollsClassName?: string;
  className?: string;
  /** Of a row; with `ruled` it has a strong line above it. */
  rowClassName?: (row: Row, index: number) => string | false | undefined;
  rowId?: (row: Row) => string | undefined;
  rowData?: (row: Row) => Record<`data-${string}`, string | number>;
  /** What stands in place of rows, a `tr`. */
  empty?: ReactNode;
}

/** A ruled table, its columns as data; `styles/table.css` has its looks, which every class given here overrides. */
export function Table<Row>(props: TableProps<Row>) {
  const { columns, rows, rowKey, stacks, scrolls, className } = props;
  // Hides a value's name where the table has its head.
  const unnamed = stacks === "md" ? "md:hidden" : "lg:hidden";
  const hasSum = columns.some(({ sum }) => sum !== undefined);
  const table = (
    <table
      className={classNames(
        "data-table",
        props.hasStickyHead && "border-separate [border-spacing:0]",
        className,
      )}
      data-stacks={stacks}
      data-density={props.density}
      data-in-text={props.isInText || undefined}
      data-middle={props.isMiddle || undefined}
      data-unruled={props.isUnruled || props.isInText || undefined}
    >
      <caption className="sr-only">{props.caption}</caption>
      <thead className={stacks && (stacks === "md" ? "max-md:sr-only" : "max-lg:sr-only")}>
        <tr>
          {columns.map((column, index) => (
            <th
              key={index}
              scope="col"
              className={joined(
                props.hasStickyHead && "sticky top-bar z-10 bg-ground",
                column.isNumber && "text-right",
                column.width,
                column.className,
              )}
            >
              {column.head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr
            key={rowKey(row, index)}
            id={props.rowId?.(row)}
            {...props.rowData?.(row)}
            className={props.rowClassName?.(row, index) || undefined}
          >
            {columns.map((column, at) => {
              const { name, cellClassName: own, render } = column;
              return (
                <Cell
                  key={at}
                  column={column}
                  className={typeof own === "function" ? own(row) : own}
                >
                  {name && (
                    <span className={classNames("note", column.isNameAbove && "block", unnamed)}>
                      {typeof name === "function" ? name(row) : name}{" "}
                    </span>
                  )}
                  {typeof render === "function" ? render(row, index) : (row[render] as ReactNode)}
                </Cell>
              );
            })}
          </tr>
        ))}
        {rows.length === 0 && props.empty}
      </tbody>
      {hasSum && (
        <tfoot>
          <tr>
            {columns.map((column, index) => (
              <Cell
                key={index}
                column={column}
                className={typeof column.cellClassName === "string" && column.cellClassName}
              >
                {column.sum}
              </Cell>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  );
  return scrolls === undefined ? (
    table
  ) : (
    <ScrollArea label={scrolls} className={props.scrollsClassName ?? ""}>
      {table}
    </ScrollArea>
  );
}

interface CellProps<Row> {
  column: Column<Row>;
  className: string | false | undefined;
  children: ReactNode;
}

function Cell<Row>({ column, className, children }: CellProps<Row>) {
  const look = joined(
    column.isNumber && "text-right figures",
    column.isItem && "item figures text-note leading-6 text-ink-3",
    column.className,
    className,
  );
  return column.isRowHead ? (
    <th scope="row" className={look}>
      {children}
    </th>
  ) : (
    <td className={look}>{children}</td>
  );
}

function joined(...names: Parameters<typeof classNames>): string | undefined {
  return classNames(...names) || undefined;
}
