/** The finished piece under the lens, with the spot that the visitor has found. Decoration. */
export function InspectionFigure() {
  return (
    <svg viewBox="0 0 320 170" aria-hidden="true">
      <path className="center-line" d="M0 80H320" />
      <use href="#pt" x="142" y="80" />
      <path className="contour" d="M199 52a44 44 0 1 1 88 0 44 44 0 1 1-88 0M274 84l36 40" />
      <path className="thin-line" d="M267 90l36 40 7-6" />
      <path className="heat-line" d="M222 40l12 8-8 10 14 10" />
      <path className="dimension" d="M234 58 190 140H150" />
    </svg>
  );
}
