import type { ReactNode } from 'react';
import { Crumbs } from './crumbs.tsx';

type OpeningProps = {
  /** The parents of this sheet, below the home page. */
  above: readonly { label: string; href: string }[];
  /** This page in the trail of crumbs. */
  here: string;
  title: { raw: string; finished: string };
  lead: string;
  /** Buttons and links under the lead. */
  actions: ReactNode;
  figure: ReactNode;
  /** Facts under the drawing, as its title block. */
  strip?: ReactNode;
  /** The label above the title, when the page shows an example. */
  label?: string;
  /** The drawing takes all twelve columns, the words are above it in two. */
  broad?: boolean;
  /** Printed on the furnace's dark instead of paper. */
  dark?: boolean;
  /** A small drawing in the corner of large sheets, beside the raw half of the title. */
  emblem?: ReactNode;
};

/** First screen of an inner sheet: title in two voices, lead, drawing, title block. */
export function Opening(props: OpeningProps) {
  const { above, here, title, lead, actions, figure, strip, label, broad, dark, emblem } = props;
  return (
    <section
      className={['opening', broad && 'broad', dark && 'furnace'].filter(Boolean).join(' ')}
      aria-labelledby="sheet-title"
    >
      <div className="frame">
        <Crumbs trail={[...above, { label: here }]} />
        {label && <p className="note sample">{label}</p>}
        <h1 className="sheet-title" id="sheet-title">
          {title.raw} <span>{title.finished}</span>
        </h1>
        {emblem && <div className="corner">{emblem}</div>}
        <div className="opening-body">
          <div className="opening-words">
            <p className="lead">{lead}</p>
            <div className="acts">{actions}</div>
          </div>
          {figure}
        </div>
        {strip}
      </div>
    </section>
  );
}
