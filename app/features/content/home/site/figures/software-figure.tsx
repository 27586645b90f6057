/** One screen in two views, wide and narrow, joined by projection lines like any two views of a part. */
export function SoftwareFigure() {
  return (
    <svg viewBox="0 0 300 160" aria-hidden="true">
      <path className="hid" d="M188 28H246M188 62H246M188 106H246M188 132H246" />
      <path className="shape" d="M2 10H198V142H2Z" />
      <path className="thin-line" d="M2 28H198M50 28V142M10 19h3M18 19h3M26 19h3" />
      <path className="wash" d="M50 28H198V72H50Z" />
      <path className="metal" d="M10 38H34V44H10Z" />
      <path
        className="thin-line"
        d="M10 56H40M10 68H36M10 80H40M10 92H32M60 86H128M60 98H112M60 110H122"
      />
      <path className="metal-line" d="M58 62 82 48 102 56 130 38 156 46 188 32" />
      <path className="heat" d="M140 108H188V130H140Z" />
      <path className="shape" d="M234 34q0-8 8-8h48q8 0 8 8V148q0 8-8 8H242q-8 0-8-8Z" />
      <path className="wash" d="M234 42H298V78H234Z" />
      <path className="metal-line" d="M240 70 254 60 266 66 280 54 292 58" />
      <path className="thin-line" d="M258 34H274M242 90H286M242 102H276M242 112H282" />
      <path className="heat" d="M242 124H290V144H242Z" />
      <g transform="translate(184 140) rotate(-128) scale(.25)">
        <use className="halo" href="#po" />
        <use href="#pt" />
      </g>
    </svg>
  );
}
