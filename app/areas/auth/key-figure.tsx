/** A key over its lock, drawn as a part on a sheet: decoration, hidden from screen readers. */
export function KeyFigure() {
  return (
    <svg className="auth-figure" viewBox="0 0 360 460" aria-hidden="true" focusable="false">
      <g className="thin">
        <path d="M180 10v440M20 150h320" />
        <circle cx="180" cy="150" r="128" />
        <path d="M308 150v-70M52 150v-70M52 92h256" />
      </g>
      <g className="line">
        <circle cx="180" cy="150" r="92" />
        <circle cx="180" cy="150" r="56" />
        <path d="M164 238v150l16 18 16-18v-22h20v-20h-20v-18h28v-24h-28v-66" />
      </g>
      <g className="hot">
        <path d="M180 118a20 20 0 0 1 11 37l7 33h-36l7-33a20 20 0 0 1 11-37z" />
      </g>
      <text x="180" y="84" textAnchor="middle">
        Ø 128
      </text>
      <text x="238" y="430">
        1:1
      </text>
    </svg>
  );
}
