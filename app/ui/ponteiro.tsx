type PonteiroProps = {
  /** All dashed; half metal, half to come; with its hot edge; or broken. */
  state: 'absent' | 'forming' | 'finished' | 'cracked';
  /** The text of the figure; without it the figure is decoration. */
  title?: string;
  /** Lettered on the dimension line under the piece; a dimension always states a fact. */
  dimension?: string;
};

const OUTLINE =
  'M292 80 130 20 164 67 46 63 38 58 22 60 17 67V93L22 100 38 102 46 97 164 93 130 140Z';
const HEAD = 'M164 67 130 20 292 80 130 140 164 93';
const CUT = 'M164 80V67L46 63 38 58 22 60 17 67V80ZM164 80V93L46 97 38 102 22 100 17 93V80Z';

function Finished() {
  return (
    <>
      <path className="facet-2" d="M164 80V67L46 63 38 58 22 60 17 67V80Z" />
      <path className="facet-4" d="M164 80V93L46 97 38 102 22 100 17 93V80Z" />
      <path className="facet-1" d="M292 80 130 20 150 44 248 80Z" />
      <path className="facet-2" d="M248 80 150 44 164 67V80Z" />
      <path className="facet-3" d="M248 80 150 116 164 93V80Z" />
      <path className="facet-4" d="M292 80 130 140 150 116 248 80Z" />
      <path className="heat-line" d="M130 20 292 80 130 140" />
    </>
  );
}

function Forming() {
  return (
    <>
      <ellipse cx="164" cy="80" rx="76" ry="52" fill="url(#gl)" className="lit" />
      <path className="facet-2" d="M164 80V67L46 63 38 58 22 60 17 67V80Z" />
      <path className="facet-4" d="M164 80V93L46 97 38 102 22 100 17 93V80Z" />
      <path className="hid" d={HEAD} />
      <path className="heat-line" d="M164 62V98M176 72 188 64M178 80H194M176 88 188 96" />
    </>
  );
}

function Absent() {
  return (
    <>
      <path fill="url(#ht)" d={CUT} opacity=".5" />
      <path className="hid" d={OUTLINE} />
      <path className="hid" d="M150 44 248 80 150 116M164 67V93M17 80H248" />
    </>
  );
}

function Cracked() {
  return (
    <>
      <path className="hid" d={HEAD} />
      <path className="facet-2" d="M150 66 46 63 38 58 22 60 17 67V80H158L146 74Z" />
      <path className="facet-4" d="M158 80H17V93L22 100 38 102 46 97 144 94 154 87Z" />
      <g transform="translate(10 10) rotate(9 200 80)">
        <path className="facet-1" d="M292 80 130 20 150 44 248 80Z" />
        <path className="facet-2" d="M248 80 150 44 168 66 158 74 170 80Z" />
        <path className="facet-3" d="M248 80 150 116 160 94 168 87 170 80Z" />
        <path className="facet-4" d="M292 80 130 140 150 116 248 80Z" />
      </g>
    </>
  );
}

const BODY = { absent: Absent, forming: Forming, finished: Finished, cracked: Cracked };

/** The made thing: the smith's pointed chisel, which is also the cursor. 320 × 190 units. */
export function Ponteiro({ state, title, dimension }: PonteiroProps) {
  const Body = BODY[state];
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: without a title it is decoration and hidden
    <svg
      className="ponteiro"
      viewBox={dimension ? '0 0 320 190' : '0 0 320 160'}
      role={title ? 'img' : undefined}
      aria-hidden={title ? undefined : true}
    >
      {title && <title>{title}</title>}
      <path className="center-line" d="M0 80H320" />
      <Body />
      {dimension && (
        <>
          <path className="dimension" d="M17 108V178M292 90V178" />
          <path className="dimension-arrows" d="M17 172H292" />
          <text className="halo" x="154" y="176" textAnchor="middle">
            {dimension}
          </text>
        </>
      )}
    </svg>
  );
}
