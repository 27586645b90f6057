const ROUND = [1, 2, 5, 10] as const;
const MOST_STEPS = 5;

/** A scale that ends on a round figure at or above the highest value, in a few steps. */
export function scaleFor(highest: number): { top: number; steps: number[] } {
  const rough = Math.max(1, highest / MOST_STEPS);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * (ROUND.find((figure) => figure * power >= rough) ?? 10);
  const count = Math.max(1, Math.ceil(highest / step));
  return { top: count * step, steps: Array.from({ length: count }, (_, at) => (at + 1) * step) };
}
