type PonteiroProps = {
  /** `absent` is all dashed, `forming` half metal and half to come, `finished` has its hot edge. */
  state: 'absent' | 'forming' | 'finished';
  /** Says what the figure states; without it the figure is decoration. */
  title?: string;
  /** Lettered on the dimension line under the piece; a dimension always states a fact. */
  dimension?: string;
};

const OUTLINE =
  'M292 80 130 20 164 67 46 63 38 58 22 60 17 67V93L22 100 38 102 46 97 164 93 130 140Z';
const CUT = 'M164 80V67L46 63 38 58 22 60 17 67V80ZM164 80V93L46 97 38 102 22 100 17 93V80Z';

function Finished() {
  return (
    <>
      <path className="p2" d="M164 80V67L46 63 38 58 22 60 17 67V80Z" />
      <path className="p4" d="M164 80V93L46 97 38 102 22 100 17 93V80Z" />
      <path className="p1" d="M292 80 130 20 150 44 248 80Z" />
      <path className="p2" d="M248 80 150 44 164 67V80Z" />
      <path className="p3" d="M248 80 150 116 164 93V80Z" />
      <path className="p4" d="M292 80 130 140 150 116 248 80Z" />
      <path className="ks" d="M130 20 292 80 130 140" />
    </>
  );
}

function Forming() {
  return (
    <>
      <ellipse cx="164" cy="80" rx="76" ry="52" fill="url(#gl)" className="lit" />
      <path className="p2" d="M164 80V67L46 63 38 58 22 60 17 67V80Z" />
      <path className="p4" d="M164 80V93L46 97 38 102 22 100 17 93V80Z" />
      <path className="hid" d={OUTLINE} />
      <path className="ks" d="M164 62V98M176 72 188 64M178 80H194M176 88 188 96" />
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

const BODY = { absent: Absent, forming: Forming, finished: Finished };

/** The made thing: the smith's pointed chisel, which is also the cursor. 320 × 190 units. */
export function Ponteiro({ state, title, dimension }: PonteiroProps) {
  const Body = BODY[state];
  return (
    <svg
      className="ponteiro"
      viewBox={dimension ? '0 0 320 190' : '0 0 320 160'}
      role={title ? 'img' : undefined}
      aria-hidden={title ? undefined : true}
    >
      {title && <title>{title}</title>}
      <path className="cx" d="M0 80H320" />
      <Body />
      {dimension && (
        <>
          <path className="dm" d="M17 108V178M292 90V178" />
          <path className="dma" d="M17 172H292" />
          <text className="halo" x="154" y="176" textAnchor="middle">
            {dimension}
          </text>
        </>
      )}
    </svg>
  );
}
