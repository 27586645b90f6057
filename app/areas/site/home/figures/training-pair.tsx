/** Heads of a class, one path: in each of five columns `here` of six are there, the others gone. */
const heads = (here: readonly number[], present: boolean) =>
  here
    .flatMap((count, column) =>
      [0, 1, 2, 3, 4, 5]
        .filter((row) => row < count === present)
        .map((row) => `M${24 + column * 38} ${104 - row * 18}h.1`),
    )
    .join('');

const BEFORE = [6, 3, 1, 1, 0];
const AFTER = [6, 5, 6, 5, 6];
const MODULES = [1, 2, 3, 4, 5];

function Class({ here }: { here: readonly number[] }) {
  const gone = heads(here, false);
  return (
    <>
      <path className="head" d={gone} />
      <path className="head gone" d={gone} />
      <path className="head" d={heads(here, true)} />
      <path className="o2" d="M4 118H196" />
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
