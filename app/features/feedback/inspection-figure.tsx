/** The finished piece under the lens, with the spot that somebody has found. Decoration. */
export function InspectionFigure() {
  return (
    <svg viewBox="0 0 320 170" aria-hidden="true">
      <path className="cx" d="M0 80H320" />
      <use href="#pt" x="142" y="80" />
      <path className="o1" d="M199 52a44 44 0 1 1 88 0 44 44 0 1 1-88 0M274 84l36 40" />
      <path className="o2" d="M267 90l36 40 7-6" />
      <path className="ks" d="M222 40l12 8-8 10 14 10" />
      <path className="dm" d="M234 58 190 140H150" />
    </svg>
  );
}
