/** Four steps in metal, the jumps between them, the flag, and the scoreboard beside. */
export function GamesFigure() {
  return (
    <svg viewBox="0 -24 300 180" aria-hidden="true">
      <path className="thin-line" d="M8 134 44 152 60 144M226 100 258 116" />
      <path
        className="facet-1"
        d="M24 124 60 106 96 124 60 142ZM60 92 96 74 132 92 96 110ZM96 60 132 42 168 60 132 78ZM132 28 168 10 204 28 168 46Z"
      />
      <path
        className="facet-2"
        d="M24 124 60 142V154L24 136ZM60 92 96 110V124L60 106ZM96 60 132 78V92L96 74ZM132 28 168 46V60L132 42Z"
      />
      <path
        className="facet-4"
        d="M60 142 96 124V136L60 154ZM96 110 132 92V118L96 136ZM132 78 168 60V100L132 118ZM168 46 204 28V82L168 100Z"
      />
      <path
        className="hid"
        d="M2 130C10 84 46 84 58 116M62 116C56 52 84 46 95 84M98 84C92 20 120 14 131 50M134 50C130-10 152-18 166 22"
      />
      <circle className="shape" cx="132" cy="60" r="7" />
      <circle className="shape" cx="96" cy="92" r="7" />
      <circle className="shape" cx="60" cy="124" r="7" />
      <path className="contour" d="M168 28V-18" />
      <path className="heat" d="M168-18h28l-7 8 7 8h-28z" />
      <path className="shape" d="M222 40H298V132H222Z" />
      <path className="thin-line" d="M222 58H298M230 49H262M228 74h6M228 94h6M228 114h6" />
      <path className="heat" d="M240 68H290V80H240Z" />
      <path className="metal" d="M240 88H276V100H240ZM240 108H262V120H240Z" />
    </svg>
  );
}
