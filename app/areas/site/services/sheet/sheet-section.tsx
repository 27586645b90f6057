import type { ReactNode } from 'react';

type SheetSectionProps = {
  /** Number in the balloon; sections of a page count up from 1. */
  n: number;
  /** Step of the type scale, never smaller than that of the section before. */
  step: 1 | 2 | 3 | 4 | 5 | 6 | 7;
  id: string;
  tag: string;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
};

/** A numbered section of an inner sheet: ruler, balloon, head on the third column. */
export function SheetSection({ n, step, id, tag, title, lead, children }: SheetSectionProps) {
  return (
    <section className={`sec f${step}`} aria-labelledby={id}>
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
