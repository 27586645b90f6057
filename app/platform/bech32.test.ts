import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { expect, test } from 'vitest';
import { isBech32 } from './bech32.ts';

test('a public key of age is complete', async () => {
  expect(isBech32(await identityToRecipient(await generateX25519Identity()))).toBe(true);
});

test('a mistyped or cut one is not', async () => {
  const key = await identityToRecipient(await generateX25519Identity());
  const other = key.endsWith('q') ? 'p' : 'q';
  for (const wrong of [
    `${key.slice(0, -1)}${other}`,
    key.slice(0, -1),
    `${key}b`,
    'age1',
    '1',
    '',
  ]) {
    expect(isBech32(wrong), wrong).toBe(false);
  }
});
