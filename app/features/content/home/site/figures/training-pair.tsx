const ROWS = 6;

/**
 * Heads of a class, one path: in each of five columns the first `here` of six are there, the others
 * gone. A column is one line; its dashes, a point long and 18 apart, are the heads.
 */
const heads = (here: readonly number[], present: boolean) =>
  here
    .map((count, column) => {
      const from = present ? 0 : count;
      const heads = present ? count : ROWS - count;
      return heads > 0 ? `M${24 + column * 38} ${104 - from * 18}v${1 - heads * 18}` : '';
    })
    .join('');

const BEFORE = [6, 3, 1, 1, 0];
const AFTER = [6, 5, 6, 5, 6];
const MODULES = [1, 2, 3, 4, 5];

function Class({ here }: { here: readonly number[] }) {
  const removed = heads(here, false);
  return (
    <>
      <path className="head" d={removed} />
      <path className="head gone" d={removed} />
      <path className="head" d={heads(here, true)} />
      <path className="thin-line" d="M4 118H196" />
      <g textAnchor="middle">
        {MODULES.map((n) => (
          <text key={n} x={n * 38 - 14} y="134">
            {n}
          </text>
        ))}
      </g>
    </>
  );
}

export function TrainingBefore() {
  return <Class here={BEFORE} />;
}

export function TrainingAfter() {
  return (
    <>
      <Class here={AFTER} />
      <path className="head hot" d={heads([0, 0, 0, 0, 6], true)} />
    </>
  );
}
