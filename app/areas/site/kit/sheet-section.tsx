import type { ReactNode } from 'react';

type SheetSectionProps = {
  /** Step of the type scale, never smaller than that of the section before. */
  step: 1 | 2 | 3 | 4 | 5 | 6 | 7;
  id: string;
  tag: string;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
};

/** A section of an inner sheet: head on the third column; ruler and number are drawn by sheet.css. */
export function SheetSection({ step, id, tag, title, lead, children }: SheetSectionProps) {
  return (
    <section className={`sec step-${step}`} aria-labelledby={id}>
      <div className="frame">
        <header className="cols sec-head">
          <p className="tag note">{tag}</p>
          <h2 id={id}>{title}</h2>
          {lead && <p className="lead soft">{lead}</p>}
        </header>
        {children}
      </div>
    </section>
  );
}
