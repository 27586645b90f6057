import type { ReactNode } from 'react';

type Props = {
  /** Number of the section on the sheet; also the step of the type scale, f1 to f7. */
  n: number;
  id: string;
  tag: string;
  title: string;
  lead?: string;
  children: ReactNode;
};

/** A numbered section: ruler, balloon, head on the third column. */
export function HomeSection({ n, id, tag, title, lead, children }: Props) {
  return (
    <section className={`sec f${n}`} aria-labelledby={id}>
      <div className="frame">
        <div className="ruler" />
        <header className="cols sec-head">
          <p className="tag">
            <span className="balloon" aria-hidden="true">
              {n}
            </span>
            <span className="note">{tag}</span>
          </p>
          <h2 id={id}>{title}</h2>
          {lead && <p className="lead soft">{lead}</p>}
        </header>
        {children}
      </div>
    </section>
  );
}
