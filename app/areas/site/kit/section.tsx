import type { ReactNode } from 'react';

type Props = {
  /** Step of the type scale, f1 to f7; sections count themselves (sheet.css). */
  n: number;
  /** Only where a link leads here. */
  id?: string;
  tag: string;
  title: string;
  lead?: string;
  children: ReactNode;
};

/**
 * A numbered section: head on the third column; ruler and balloon are drawn by sheet.css.
 * Not a landmark: eight of them would hide the few that matter, and the heads lead through the page.
 */
export function HomeSection({ n, id, tag, title, lead, children }: Props) {
  return (
    <section className={`sec step-${n}`}>
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
