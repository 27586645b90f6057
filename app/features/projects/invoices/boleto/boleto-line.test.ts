import { describe, expect, it } from 'vitest';
import { randomFor } from '../../../../../tests/seed.ts';
import {
  bankCheck,
  boletoIn,
  dutyCheck,
  formatBoleto,
  mistakeOfBoleto,
  modulo10,
} from './boleto-line.ts';

const random = randomFor('boleto');
const figures = (count: number) =>
  Array.from({ length: count }, () => random.between(0, 9)).join('');

/** The line of a bank, as its layout says, written apart from the reader. */
function bankLine(factor: number, cents: number, free = figures(25)): string {
  const head = `${figures(3)}9`;
  const tail = String(factor).padStart(4, '0') + String(cents).padStart(10, '0');
  const fields = [head + free.slice(0, 5), free.slice(5, 15), free.slice(15)];
  const checked = fields.map((field) => `${field}${modulo10(field)}`).join('');
  return `${checked}${bankCheck(head + tail + free)}${tail}`;
}

function dutyLine(how: string, cents: number): string {
  const [start, rest] = [`8${figures(1)}${how}`, String(cents).padStart(11, '0') + figures(29)];
  const code = `${start}${dutyCheck(start + rest, how)}${rest}`;
  return [0, 11, 22, 33]
    .map((from) => code.slice(from, from + 11))
    .map((block) => `${block}${dutyCheck(block, how)}`)
    .join('');
}

const factorOf = (day: string, first: string) =>
  Math.round((Date.parse(day) - Date.parse(first)) / 86_400_000);

describe('the line of a boleto', () => {
  it('is read as banks print it', () => {
    // The example that banks print in their manuals.
    const printed = '00190.50095 40144.816069 06809.350314 3 37370000000100';
    expect(boletoIn(printed)).toEqual({
      line: '00190500954014481606906809350314337370000000100',
      cents: 100,
      due: ['2007-12-31', '2032-08-21'],
    });
    expect(formatBoleto('00190500954014481606906809350314337370000000100')).toBe(printed);
  });

  it('restarts the count of days on 22 February 2025', () => {
    const day = (factor: number) => {
      const read = boletoIn(bankLine(factor, 1));
      return 'due' in read ? read.due : [];
    };
    expect(day(1000)).toEqual(['2000-07-03', '2025-02-22']);
    expect(day(9999)[0]).toBe('2025-02-21');
    expect(day(0)).toEqual([]);
  });

  it('is right with its own day and value, and with no other', () => {
    for (let n = 0; n < 300; n += 1) {
      const cents = random.between(1, 9_999_999);
      const dueOn = new Date(Date.UTC(2026, 0, 1) + random.between(0, 3000) * 86_400_000)
        .toISOString()
        .slice(0, 10);
      const line = bankLine(1000 + factorOf(dueOn, '2025-02-22'), cents);
      expect(mistakeOfBoleto(formatBoleto(line), { cents, dueOn })).toBeUndefined();
      expect(mistakeOfBoleto(line, { cents: cents + 1, dueOn })).toBe('amount');
      expect(mistakeOfBoleto(line, { cents, dueOn: '2025-12-31' })).toBe('due');
      expect(mistakeOfBoleto(bankLine(0, 0), { cents, dueOn })).toBeUndefined();
    }
  });

  it('of taxes and utilities is checked by the algorithm that its digit names', () => {
    for (const how of ['6', '7', '8', '9']) {
      for (let n = 0; n < 100; n += 1) {
        const cents = random.between(1, 9_999_999);
        const line = dutyLine(how, cents);
        const named = how === '6' || how === '8';
        expect(boletoIn(formatBoleto(line))).toEqual({
          line,
          cents: named ? cents : null,
          due: [],
        });
        const other = mistakeOfBoleto(line, { cents: cents + 1, dueOn: '2026-11-27' });
        expect(other).toBe(named ? 'amount' : undefined);
      }
    }
    expect(boletoIn(`8${'1'.repeat(47)}`)).toEqual({ mistake: 'shape' });
  });

  it('is refused with any one figure of it changed', () => {
    for (let n = 0; n < 200; n += 1) {
      const line = n % 2 ? bankLine(random.between(1000, 9999), n) : dutyLine('6', n);
      // A digit of a bank's amount is checked by the whole alone, where two rests are one figure.
      const at = random.between(3, n % 2 ? 31 : line.length - 1);
      const wrong = line.slice(0, at) + ((Number(line[at]) + 1) % 10) + line.slice(at + 1);
      expect([wrong, 'mistake' in boletoIn(wrong)]).toEqual([wrong, true]);
      expect(boletoIn(line.slice(2))).toEqual({ mistake: 'shape' });
    }
    const dollars = `0018${bankLine(1000, 1).slice(4)}`;
    expect('mistake' in boletoIn(dollars)).toBe(true);
  });
});
