import type { ReactNode } from 'react';

export type Column = { key: string; label: ReactNode; numeric?: boolean };

type TableProps = {
  /** Says what the table answers; also names its scrolling region. */
  caption: string;
  columns: readonly Column[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
};

/** Facts in rows; the first cell of a row names it. Scrolls by itself on a narrow screen. */
export function Table({ caption, columns, rows }: TableProps) {
  const side = (index: number) => (columns[index]?.numeric ? 'r' : undefined);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="table-box" aria-label={caption} tabIndex={0}>
      <table className="table">
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ key, label }, index) => (
              <th key={key} scope="col" className={side(index)}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [first, ...others] }) => (
            <tr key={key}>
              <th scope="row">{first}</th>
              {others.map((cell, index) => (
                <td key={columns[index + 1]?.key} className={side(index + 1)}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
