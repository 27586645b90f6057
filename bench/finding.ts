/** One measured figure, beside its target where the design sets one. */
export type Finding = {
  what: string;
  value: number;
  unit: string;
  /** Digits after the point. */
  digits?: number;
  atLeast?: number;
  atMost?: number;
};

const missed = ({ value, atLeast, atMost }: Finding) =>
  Number.isNaN(value) ||
  (atLeast !== undefined && value < atLeast) ||
  (atMost !== undefined && value > atMost);

function target({ unit, atLeast, atMost }: Finding): string {
  if (atLeast !== undefined) return `≥ ${atLeast} ${unit}`;
  return atMost === undefined ? '' : `≤ ${atMost} ${unit}`;
}

function verdict(finding: Finding): string {
  if (missed(finding)) return 'MISSED';
  return target(finding) === '' ? '' : 'ok';
}

/** Prints findings under a heading, one line each, columns aligned. */
export function printFindings(heading: string, findings: readonly Finding[]): void {
  console.log(`\n${heading}`);
  const width = Math.max(...findings.map(({ what }) => what.length));
  for (const finding of findings) {
    const { what, value, unit, digits = 0 } = finding;
    const visible = `${value.toFixed(digits)} ${unit}`.padStart(16);
    const line = `  ${what.padEnd(width)}  ${visible}  ${target(finding).padEnd(14)} ${verdict(finding)}`;
    console.log(line.trimEnd());
  }
}

/** Those whose target was missed. */
export const missedOf = (findings: readonly Finding[]): Finding[] => findings.filter(missed);
