import { expect, test } from 'vitest';
import { parseMoney } from './parse-money.ts';

test.each([
  ['0', 0],
  ['15000', 1_500_000],
  ['15.000', 1_500_000],
  ['15,000', 1_500_000],
  ['15 000', 1_500_000],
  ['1.500', 150_000],
  ['1.234,56', 123_456],
  ['R$\u00a01.234,56', 123_456],
  ['1,234.56', 123_456],
  ['1.234,5', 123_450],
  ['1.234.567,89', 123_456_789],
  ['R$ 0,1', 10],
  ['0.05', 5],
  ['1200.50', 120_050],
  ['brl 20', 2000],
  ['BRL20', 2000],
  ['r$ 20', 2000],
  ['\u202d15.000\u202c', 1_500_000],
  ['999.999.999.999,99', 99_999_999_999_999],
])('%j is %i cents', (text, cents) => {
  expect(parseMoney(text)).toEqual({ cents });
});

test.each([
  ['', 'unreadable'],
  ['R$', 'unreadable'],
  ['muito', 'unreadable'],
  ['15.00.00', 'unreadable'],
  ['1.00.0', 'unreadable'],
  ['1.234.56', 'unreadable'],
  ['1,234,56', 'unreadable'],
  ['12.34,56', 'unreadable'],
  ['1.234 567', 'unreadable'],
  ['1,', 'unreadable'],
  [',50', 'unreadable'],
  ['1e3', 'unreadable'],
  ['20 USD', 'unreadable'],
  ['2 3', 'unreadable'],
  ['1,2345', 'decimals'],
  ['1.2345', 'decimals'],
  ['1234,567', 'decimals'],
  ['0,005', 'decimals'],
  ['1.234,567', 'decimals'],
  ['-5', 'negative'],
  ['-1.234,5', 'negative'],
  ['\u22125', 'negative'],
  ['R$ -5', 'negative'],
  ['-R$ 5', 'negative'],
  ['5-', 'negative'],
  ['(1.000,00)', 'negative'],
  ['1.000.000.000.000', 'too_large'],
])('%j is refused as %s', (text, error) => {
  expect(parseMoney(text)).toEqual({ error });
});
