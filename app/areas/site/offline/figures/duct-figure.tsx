type DuctFigureProps = {
  /** Says what the figure states. */
  title: string;
  /** Lettered on the dimension of the gap. */
  gap: string;
};

/** The duct that brings air to the fire, come apart; the embers hold. 320 × 190 units. */
export function DuctFigure({ title, gap }: DuctFigureProps) {
  return (
    <svg className="ponteiro" viewBox="0 0 320 190" role="img">
      <title>{title}</title>
      <path className="center-line" d="M0 80H320" />
      <path className="hid" d="M112 58H196M112 102H196" />
      <path className="hatched" d="M0 50H96V58H0ZM0 102H96V110H0Z" />
      <path className="shape" d="M96 34H108V126H96Z" />
      <path className="thin-line" d="M92 44H112M92 116H112" />
      <path className="shape" d="M200 34H212V126H200Z" />
      <path
        className="hatched"
        d="M212 50H262L286 62V70L262 58H212ZM212 102H262L286 90V98L262 110H212Z"
      />
      <path className="thin-line" d="M196 44H216M196 116H216" />
      <ellipse cx="300" cy="80" rx="30" ry="26" fill="url(#gl)" className="lit" />
      <path className="heat-line" d="M300 66V94M308 74 318 68M310 80H320M308 86 318 92" />
      <path className="dimension" d="M108 130V164M200 130V164" />
      <path className="dimension-arrows" d="M108 158H200" />
      <text className="halo" x="154" y="162" textAnchor="middle">
        {gap}
      </text>
    </svg>
  );
}
