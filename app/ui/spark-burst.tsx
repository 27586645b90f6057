/** Rays around a blow: angle in degrees, inner and outer radius. Uneven, as sparks are. */
const RAYS = [
  [-84, 34, 92],
  [-52, 30, 74],
  [-22, 40, 96],
  [8, 32, 70],
  [36, 38, 90],
  [68, 30, 66],
  [98, 36, 84],
  [142, 30, 60],
  [176, 38, 88],
  [212, 32, 72],
  [246, 36, 80],
] as const;

const point = (angle: number, radius: number) => {
  const turn = (angle * Math.PI) / 180;
  return `${(100 + Math.cos(turn) * radius).toFixed(0)} ${(100 + Math.sin(turn) * radius).toFixed(0)}`;
};

const RAY_PATH = RAYS.map(([angle, from, to]) => `M${point(angle, from)} ${point(angle, to)}`).join(
  '',
);

/** The signature, large: once, where something of the visitor's has arrived. Opens on load. */
export function SparkBurst() {
  return (
    <svg className="burst" viewBox="0 0 200 200" aria-hidden="true">
      <circle cx="100" cy="100" r="96" fill="url(#gl)" />
      <path className="ks rays" d={RAY_PATH} />
      <path className="mf" d="M100 84 118 100 100 116 82 100Z" />
    </svg>
  );
}
