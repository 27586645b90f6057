import type { Finding } from './finding.ts';
import { KINDS, type Kind, type Weight } from './page-weight.ts';

const KB = 1024;

/** Budgets of a public page in KB, compressed as transferred (fonts: home page). */
const BUDGETS: Readonly<Record<Kind, number>> = { HTML: 14, CSS: 10, JavaScript: 8, Fonts: 60 };

/** One finding for each budget of each page, and one for every page that requests another host. */
export function weightFindings(weights: readonly Weight[]): Finding[] {
  return weights.flatMap(({ address, bytes, elsewhere }) => [
    ...KINDS.map((kind) => ({
      what: `${address} ${kind}`,
      value: bytes[kind] / KB,
      unit: 'KB',
      digits: 1,
      atMost: BUDGETS[kind],
    })),
    { what: `${address} other hosts`, value: elsewhere.length, unit: '', atMost: 0 },
  ]);
}

/** Prints a line a page; a figure above its budget is marked. */
export function printWeights(heading: string, weights: readonly Weight[]): void {
  const width = Math.max(...weights.map(({ address }) => address.length));
  const titles = KINDS.map((kind) => `${kind} ≤ ${BUDGETS[kind]}`.padStart(16)).join('');
  console.log(`\n${heading}, KB as transferred`);
  console.log(`  ${''.padEnd(width)}${titles}`);
  for (const { address, bytes, elsewhere } of weights) {
    const cells = KINDS.map((kind) => {
      const size = bytes[kind] / KB;
      return `${size.toFixed(1)}${size > BUDGETS[kind] ? ' MISSED' : ''}`.padStart(16);
    });
    const others = elsewhere.length > 0 ? `  asks ${elsewhere.join(' ')}` : '';
    console.log(`  ${address.padEnd(width)}${cells.join('')}${others}`);
  }
}
