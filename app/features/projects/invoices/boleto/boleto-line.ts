const DAY_MS = 86_400_000;
/** Day 0 of the first count of days, and day 1000 of the second, which began again when four figures were full. */
const FIRST_DAY = Date.UTC(1997, 9, 7);
const SECOND_DAY = Date.UTC(2025, 1, 22);
const SECOND_FROM = 1000;

/** Figures counted twice and once in turns from the right, the figures of each product added up. */
export function modulo10(figures: string): number {
  const sum = [...figures].reduceRight(
    ({ total, twice }, figure) => {
      const product = Number(figure) * (twice ? 2 : 1);
      return { total: total + Math.floor(product / 10) + (product % 10), twice: !twice };
    },
    { total: 0, twice: true },
  ).total;
  return (10 - (sum % 10)) % 10;
}

/** What is left of figures counted 2 to 9 times from the right, over and over. */
function rest11(figures: string): number {
  const sum = [...figures].reduceRight(
    ({ total, weight }, figure) => ({
      total: total + Number(figure) * weight,
      weight: weight === 9 ? 2 : weight + 1,
    }),
    { total: 0, weight: 2 },
  ).total;
  return sum % 11;
}

/** The check of a whole bar code of a bank: never a nought. */
export function bankCheck(figures: string): number {
  const digit = 11 - rest11(figures);
  return digit >= 10 ? 1 : digit;
}

/** The checks of bar codes of taxes and utilities, by the figure that says which. */
export function dutyCheck(figures: string, how: string): number {
  if (how === '6' || how === '7') return modulo10(figures);
  const rest = rest11(figures);
  return rest < 2 ? 0 : 11 - rest;
}

export type BoletoMistake = 'shape' | 'check' | 'currency' | 'amount' | 'due';
export type Boleto = {
  /** As it is stored: figures alone. */
  line: string;
  /** Null where the payer says how much. */
  cents: number | null;
  /** The days that its figures may mean; none where it names no day. */
  due: readonly string[];
};

const isoOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);

/** Each count of four figures means two days, twenty-five years apart. */
function daysOf(factor: number): string[] {
  if (factor < SECOND_FROM) return [];
  return [isoOf(FIRST_DAY + factor * DAY_MS), isoOf(SECOND_DAY + (factor - SECOND_FROM) * DAY_MS)];
}

const FIELDS = [
  [0, 9],
  [10, 20],
  [21, 31],
] as const;

function bankLine(line: string): Boleto | { mistake: BoletoMistake } {
  const right = FIELDS.every(([from, to]) => modulo10(line.slice(from, to)) === Number(line[to]));
  const [head, tail] = [line.slice(0, 4), line.slice(33)];
  const free = line.slice(4, 9) + line.slice(10, 20) + line.slice(21, 31);
  if (!right || bankCheck(head + tail + free) !== Number(line[32])) return { mistake: 'check' };
  if (line[3] !== '9') return { mistake: 'currency' };
  const amount = Number(tail.slice(4));
  return { line, cents: amount === 0 ? null : amount, due: daysOf(Number(tail.slice(0, 4))) };
}

function dutyLine(line: string): Boleto | { mistake: BoletoMistake } {
  const how = line[2] ?? '';
  const blocks = [0, 12, 24, 36].map((from) => line.slice(from, from + 12));
  const code = blocks.map((block) => block.slice(0, 11)).join('');
  const right = blocks.every((block) => dutyCheck(block.slice(0, 11), how) === Number(block[11]));
  if (!/[6-9]/.test(how)) return { mistake: 'shape' };
  if (!right || dutyCheck(code.slice(0, 3) + code.slice(4), how) !== Number(code[3])) {
    return { mistake: 'check' };
  }
  // 7 and 9 count in other units than reais.
  const amount = how === '6' || how === '8' ? Number(code.slice(4, 15)) : 0;
  return { line, cents: amount === 0 ? null : amount, due: [] };
}

/** Reads a line as people type it, with whatever marks; what is wrong with it where it is none. */
export function boletoIn(text: string): Boleto | { mistake: BoletoMistake } {
  const line = text.replace(/[\s.-]/g, '');
  if (/^\d{47}$/.test(line)) return bankLine(line);
  if (/^8\d{47}$/.test(line)) return dutyLine(line);
  return { mistake: 'shape' };
}

/** What keeps a typed line from being the one of an invoice; undefined where nothing does. */
export function mistakeOfBoleto(
  text: string,
  { cents, dueOn }: { cents: number; dueOn: string },
): BoletoMistake | undefined {
  const boleto = boletoIn(text);
  if ('mistake' in boleto) return boleto.mistake;
  if (boleto.cents !== null && boleto.cents !== cents) return 'amount';
  return boleto.due.length > 0 && !boleto.due.includes(dueOn) ? 'due' : undefined;
}

/** A line as it is printed. */
export const formatBoleto = (line: string): string =>
  line.length === 47
    ? line.replace(/^(.{5})(.{5})(.{5})(.{6})(.{5})(.{6})(.)(.{14})$/, '$1.$2 $3.$4 $5.$6 $7 $8')
    : line.replace(/(.{11})(.)/g, '$1-$2 ').trim();
