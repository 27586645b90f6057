import type { ReactNode } from 'react';

type HoldingSheetProps = {
  title: ReactNode;
  /** The finished half of the title. */
  subtitle?: ReactNode;
  lead?: ReactNode;
  text: ReactNode;
  /** Small print under the text. */
  note?: ReactNode;
  actions: ReactNode;
  figure: ReactNode;
};

/**
 * A sheet with one thing to say: large title, few words, one figure. Placeholder and error pages;
 * they name holding.css as their stylesheet.
 */
export function HoldingSheet({
  title,
  subtitle,
  lead,
  text,
  note,
  actions,
  figure,
}: HoldingSheetProps) {
  return (
    <div className="frame holding">
      <div className="ruler" />
      <h1 className="sheet-title">
        {title} {subtitle && <span>{subtitle}</span>}
      </h1>
      <div className="cols holding-body">
        <div className="holding-words">
          {lead && <p className="subtitle">{lead}</p>}
          <p className="lead soft">{text}</p>
          {note}
          <p className="acts">{actions}</p>
        </div>
        <figure>{figure}</figure>
      </div>
    </div>
  );
}
