/** The folded sheet: front, lit side flaps, and the lower flap over them. */
function Body() {
  return (
    <>
      <path className="facet-2" d="M40 96 160 168 40 224Z" />
      <path className="facet-4" d="M280 96 160 168 280 224Z" />
      <path className="facet-3" d="M40 224 160 140 280 224Z" />
      <path className="contour" d="M40 96V224H280V96" />
    </>
  );
}

function Open() {
  return (
    <>
      <path className="shape" d="M40 96 160 20 280 96Z" />
      <path className="shape" d="M72 44H248V132L160 168 72 132Z" />
      <path className="thin-line" d="M92 64H196M92 80H228M92 96H212M92 112H168" />
      <Body />
    </>
  );
}

function Sealed() {
  return (
    <>
      <Body />
      <path className="facet-1" d="M40 96H280L160 178Z" />
      <ellipse cx="160" cy="166" rx="62" ry="40" fill="url(#gl)" className="lit" />
      <circle className="heat" cx="160" cy="168" r="19" />
      <path
        className="heat-line"
        d="M160 138V124M182 146 192 136M138 146 128 136M188 168H202M132 168H118"
      />
    </>
  );
}

function Returned() {
  return (
    <>
      <path className="hid" d="M40 96V224H280V96ZM40 96 160 178 280 96" />
      <path className="thin-line" d="M40 224 136 160M280 224 184 160" />
      <path className="dimension" d="M300 132H356" markerEnd="url(#ar)" />
    </>
  );
}

const STAGES = { open: Open, sealed: Sealed, returned: Returned };

/** A letter with its flap up, under seal, or on its way back: decoration, the words say it. */
export function EnvelopeFigure({ stage }: { stage: keyof typeof STAGES }) {
  const Stage = STAGES[stage];
  return (
    <figure className="envelope">
      <svg viewBox="0 0 370 240" aria-hidden="true">
        <path className="center-line" d="M160 6V236M10 160H330" />
        <Stage />
      </svg>
    </figure>
  );
}
