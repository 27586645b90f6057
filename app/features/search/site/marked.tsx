import type { Piece } from '../marked-text.ts';

/** A text with the matching words marked; React writes it, so nothing in it is markup. */
export function Marked({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, hit }, i) => {
    const key = `${i} ${text}`;
    return hit ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>;
  });
}
