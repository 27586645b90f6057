import type { ReactNode } from 'react';

type DrawingProps = {
  /** Unique on the page. */
  id: string;
  title: string;
  /** View boxes of the two compositions. */
  wideBox: string;
  tallBox: string;
  /** The whole drawing; groups with an id may be placed again by the other composition. */
  wide: ReactNode;
  tall: ReactNode;
  /** Drawn for all twelve columns, 1360 units wide: its letters shrink sooner. */
  broad?: boolean;
  /** The caption below it, lettered like its dimensions. */
  caption?: string;
};

/** A figure in two compositions, one for sheets from 700 px and one for phones. */
export function Drawing({ id, title, wideBox, tallBox, wide, tall, broad, caption }: DrawingProps) {
  const label = `${id}-title`;
  return (
    <figure className="drawing">
      <svg
        className={broad ? 'wide full' : 'wide'}
        viewBox={wideBox}
        role="img"
        aria-labelledby={label}
      >
        <title id={label}>{title}</title>
        {wide}
      </svg>
      <svg className="tall" viewBox={tallBox} role="img" aria-labelledby={`${label}-tall`}>
        <title id={`${label}-tall`}>{title}</title>
        {tall}
      </svg>
      {caption && <figcaption className="note">{caption}</figcaption>}
    </figure>
  );
}
