import { useId } from 'react';

const FROM = 17;
const LENGTH = 275;

type Props = {
  /** Answers given so far, of `total` questions. */
  filled: number;
  total: number;
};

/**
 * The piece takes shape as answers come in: metal up to the hot cut, dashed beyond it, the edge hot once
 * nothing is missing. The piece itself is the shell's (drawing-defs.tsx). Decoration: the form's own fields
 * say the same to a screen reader.
 */
export function WorkpieceFigure({ filled, total }: Props) {
  const clip = useId();
  const share = total > 0 ? Math.min(1, Math.max(0, filled / total)) : 0;
  const cut = Math.round(FROM + LENGTH * share);
  const finished = share === 1;
  return (
    <svg viewBox="0 0 320 190" aria-hidden="true">
      <clipPath id={clip}>
        <rect width={cut} height="160" />
      </clipPath>
      <path className="center-line" d="M0 80H320" />
      <use className="hid" href="#po" x="142" y="80" />
      {share > 0 && !finished && <ellipse cx={cut} cy="80" rx="70" ry="56" fill="url(#gl)" />}
      <g clipPath={`url(#${clip})`}>
        <use href="#pt" x="142" y="80" />
      </g>
      {finished ? (
        <path
          className="heat-line"
          d="M130 20 292 80 130 140M296 56 306 42M302 66 316 58M296 104 306 118"
        />
      ) : (
        <path
          className="heat-line"
          transform={`translate(${cut} 80)`}
          d="M0-20V20M8-7 20-15M10 0H26M8 7 20 15"
        />
      )}
      <path className="dimension" d="M17 108V178M292 90V178" />
      <path className="dimension-arrows" d="M17 172H292" />
      <text className="ink-text halo" transform="translate(154 177) scale(1.4)" textAnchor="middle">
        {`${filled}/${total}`}
      </text>
    </svg>
  );
}
