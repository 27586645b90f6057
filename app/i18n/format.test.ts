import { expect, it } from 'vitest';
import { formatDateTime } from './format.ts';

it.each([
  ['pt-BR', '20/11/2026, 14h30'],
  ['en', '20 Nov 2026, 14:30'],
] as const)('a moment is told in São Paulo’s time, as %s writes it', (locale, written) => {
  expect(formatDateTime(new Date('2026-11-20T17:30:00Z'), locale)).toBe(written);
});
