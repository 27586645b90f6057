import type { ReactNode } from 'react';

type FigureFrameProps = {
  /** What the figure states, under it in the letters of a draughtsman. */
  caption: ReactNode;
  /** Scale, state or number, at the other end of the caption. */
  note?: ReactNode;
  children: ReactNode;
};

/** A figure between crop marks. */
export function FigureFrame({ caption, note, children }: FigureFrameProps) {
  return (
    <figure className="plate">
      {children}
      <figcaption className="note">
        <span>{caption}</span>
        {note && <span>{note}</span>}
      </figcaption>
    </figure>
  );
}
