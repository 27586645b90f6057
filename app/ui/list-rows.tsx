import type { ReactNode } from 'react';

export type ListRow = {
  key: string;
  title: ReactNode;
  text?: ReactNode;
  /** A measured fact at the end of the row: price, term, date. */
  note?: ReactNode;
  href?: string;
};

/** A parts list: numbered rows between hairlines, heat along the edge of the one you touch. */
export function ListRows({ rows }: { rows: readonly ListRow[] }) {
  return (
    <ol className="rows">
      {rows.map(({ key, title, text, note, href }, index) => {
        const cells = (
          <>
            <span className="note" aria-hidden="true">
              {index + 1}
            </span>
            <span className="subtitle">{title}</span>
            {text && <span className="soft">{text}</span>}
            {note && <span className="fact">{note}</span>}
          </>
        );
        return (
          <li key={key}>
            {href ? (
              <a className="row" href={href}>
                {cells}
              </a>
            ) : (
              <div className="row">{cells}</div>
            )}
          </li>
        );
      })}
    </ol>
  );
}
