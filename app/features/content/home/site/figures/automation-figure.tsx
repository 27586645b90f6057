/** Paper in, record out: sheets pass the hot rollers, one exception goes up to a person. */
export function AutomationFigure() {
  return (
    <svg viewBox="0 0 300 160" aria-hidden="true">
      <path className="center-line" d="M0 100H300" />
      <path className="dashed-paper" d="M14 44 66 34 78 92 26 102Z" />
      <path className="dashed-paper" d="M4 58 56 54 62 114 10 118Z" />
      <path className="shape" d="M12 70H66V134H12Z" />
      <path className="thin-line" d="M20 82H50M20 92H58M20 112H58M20 122H44" />
      <path className="heat" d="M20 97H40V105H20Z" />
      <ellipse className="lit" cx="134" cy="100" rx="60" ry="44" fill="url(#gl)" />
      <path className="dimension onward" d="M72 100H96" />
      <path className="shape" d="M104 96H166V104H104Z" />
      <path className="heat" d="M104 96H166V104H104Z" />
      <circle className="shape" cx="134" cy="70" r="25" />
      <circle className="shape" cx="134" cy="130" r="25" />
      <path
        className="thin-line"
        d="M134 45V57M134 83V95M109 70H121M147 70H159M134 105V117M134 143V155M109 130H121M147 130H159"
      />
      <circle className="hatched" cx="134" cy="70" r="7" />
      <circle className="hatched" cx="134" cy="130" r="7" />
      <path className="dimension onward" d="M170 100H204" />
      <path className="shape" d="M208 66H298V142H208Z" />
      <path className="thin-line" d="M208 82H298M216 74H246M216 95H234M216 111H238M216 127H230" />
      <path className="metal" d="M246 90H290V100H246ZM246 106H290V116H246Z" />
      <path className="heat" d="M246 122H290V132H246Z" />
      <path className="hid" d="M168 88 186 34H214" />
      <circle className="shape" cx="240" cy="16" r="9" />
      <path className="shape" d="M222 46a18 18 0 0 1 36 0Z" />
    </svg>
  );
}
