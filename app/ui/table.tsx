import type { ReactNode } from 'react';

export type Column = { key: string; label: ReactNode; numeric?: boolean };

type TableProps = {
  /** The caption of the table; also names its scrolling region. */
  caption: string;
  columns: readonly Column[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
  /** In the admin area: rows become cards where columns have no room, and nothing scrolls sideways. */
  cards?: boolean;
};

/** The label before the cell in a card: the head of its column. */
const labelled = (label: ReactNode) => (typeof label === 'string' ? { 'data-label': label } : {});

/** Facts in rows; the first cell of a row names it. Scrolls by itself on a narrow screen. */
export function Table({ caption, columns, rows, cards = false }: TableProps) {
  const side = (index: number) => (columns[index]?.numeric ? 'numeric' : undefined);
  const box = cards ? 'table-box data-table-box' : 'table-box';
  const table = (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={box} aria-label={caption} tabIndex={0}>
      <table className={cards ? 'table data-table-grid' : 'table'}>
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
              {others.map((cell, index) => {
                const { key: column, label } = columns[index + 1] ?? {};
                return (
                  <td key={column} className={side(index + 1)} {...(cards && labelled(label))}>
                    {cell}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
  if (!cards) return table;
  return (
    <div className="data-table">
      {/* The element whose width turns its rows into cards. */}
      <div className="data-table-list">{table}</div>
    </div>
  );
}
