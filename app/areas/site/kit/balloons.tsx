export type BalloonAt = {
  /** Printed in the circle: the number of the part in the list. */
  n: number | string;
  x: number;
  y: number;
  /** Where the leader ends, with its square; left out where the balloon is on the part. */
  to?: readonly [x: number, y: number];
  /** Lettered beside the circle. */
  label?: string;
  /** The letters are left of the circle. */
  left?: boolean;
};

/** Numbered balloons with square leader ends, as on an assembly drawing. `r` in units of the figure. */
export function Balloons({ at, r = 14 }: { at: readonly BalloonAt[]; r?: number }) {
  return (
    <>
      {at.map(({ n, x, y, to, label, left }) => (
        <g key={n}>
          {to && (
            <>
              <path className="thin-line" d={`M${x} ${y}L${to[0]} ${to[1]}`} />
              <path className="dot" d={`M${to[0] - 3} ${to[1] - 3}h6v6h-6z`} />
            </>
          )}
          <circle cx={x} cy={y} r={r} className="shape" />
          <text className="ink-text" x={x} y={y} dy=".36em" textAnchor="middle">
            {n}
          </text>
          {label && (
            <text
              className="halo"
              x={left ? x - r - 8 : x + r + 8}
              y={y}
              dy=".36em"
              textAnchor={left ? 'end' : undefined}
            >
              {label}
            </text>
          )}
        </g>
      ))}
    </>
  );
}
