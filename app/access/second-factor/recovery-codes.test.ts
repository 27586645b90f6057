import { expect, it } from 'vitest';
import { recoveryCodeFrom, recoveryCodes } from './recovery-codes.ts';

it('makes ten different codes that are easy to read on paper', () => {
  const codes = recoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[a-hjkmnp-z2-9]{5}-[a-hjkmnp-z2-9]{5}$/);
});

it('accepts a code however it was typed', () => {
  const [code = ''] = recoveryCodes();
  for (const typed of [
    code,
    code.toUpperCase(),
    code.replace('-', ''),
    ` ${code.replace('-', ' ')} `,
  ]) {
    expect(recoveryCodeFrom(typed)).toBe(code);
  }
});
