/** The caliper on the raw piece: first measure, then decide whether to build. */
export function ConsultingFigure() {
  return (
    <svg viewBox="0 0 300 160" aria-hidden="true">
      <path className="center-line" d="M20 98H272M146 38V160" />
      <g transform="translate(146 98) scale(.62)">
        <use className="shape" href="#rk" />
        <use href="#rs" fill="url(#ht)" />
        <use className="thin-line" href="#rf" />
      </g>
      <path className="shape" d="M2 10H298V34H2Z" />
      <path className="ticks" d="M11.6 13.5H289" />
      <path className="thin-line" d="M12 10v12M72 10v12M132 10v12M192 10v12M252 10v12" />
      <path className="shape" d="M56 34H91V106L80 142Q58 116 56 34Z" />
      <path className="hatched" d="M56 34H91V106L80 142Q58 116 56 34Z" />
      <path className="shape" d="M172 4H258V44H202V106L213 142Q234 116 236 44" />
      <path className="shape" d="M172 4H258V44H172Z" />
      <path className="hatched" d="M202 44H236Q234 116 213 142L202 106Z" />
      <path className="ticks fine" d="M179.6 30H237" />
      <path className="heat-line" d="M212 34V18" />
      <circle className="shape" cx="274" cy="52" r="9" />
      <path className="contour" d="M258 44H274" />
    </svg>
  );
}
