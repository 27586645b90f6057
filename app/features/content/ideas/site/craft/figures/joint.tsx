/** The joint around its own line, x = 0; tails reach 100 to the right. 280 units high. */
const LINE = 'V-92L100-118V-14L0-40V40L100 14V118L0 92V140';

type JointProps = {
  /** How far the two parts still are from each other. */
  gap: number;
  /** Lengths of the parts left and right of the joint. */
  left: number;
  right: number;
  /** Positions that are still to come, as gaps: drawn dashed. */
  ghosts?: readonly number[];
  /** Id of the hatch: its own in each composition, because that of the shell is inked for paper. */
  hatch: string;
};

/** Two parts cut for each other: hatched the market's, metal with a hot edge the furnace's. */
export function Joint({ gap, left, right, ghosts = [], hatch }: JointProps) {
  return (
    <>
      <pattern
        id={hatch}
        width="9"
        height="9"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path className="hair-line" d="M0 0V9" />
      </pattern>
      <ellipse cx={gap + 50} rx="190" ry="170" fill="url(#gl)" className="lit" />
      {ghosts.map((ghost) => (
        <path key={ghost} className="hid" d={`M0-140${LINE}`} transform={`translate(${ghost} 0)`} />
      ))}
      <g transform={`translate(${gap} 0)`}>
        <path className="facet-3" d={`M${right}-140H0${LINE}H${right}Z`} />
        <path className="facet-1" d={`M0-140H${right}L${right - 14}-126H0Z`} />
        <path className="facet-4" d={`M0 140H${right}L${right - 14} 126H0Z`} />
      </g>
      <path className="shape" d={`M${-left}-140H0${LINE}H${-left}Z`} />
      <path fill={`url(#${hatch})`} d={`M${-left}-140H0${LINE}H${-left}Z`} />
      <path className="heat-line" d={`M0-140${LINE}`} transform={`translate(${gap} 0)`} />
    </>
  );
}
