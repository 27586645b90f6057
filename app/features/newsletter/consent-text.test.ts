import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { CONSENT_VERSION } from './consent-text.ts';
import en from './locales/en.json' with { type: 'json' };
import portuguese from './locales/pt-BR.json' with { type: 'json' };

/** Every version there ever was, by its text: a proof must name a text that can be shown. */
const VERSIONS: Readonly<Record<string, string>> = {
  '3b8357d289086672': '2026-11-21',
  '6285fff60cfc58f2': '2026-11-22',
};

it('the shown sentence is the one of its version', () => {
  const text = `${portuguese.form.consent}\n${en.form.consent}`;
  const print = createHash('sha256').update(text).digest('hex').slice(0, 16);
  expect([print, VERSIONS[print]]).toEqual([print, CONSENT_VERSION]);
});
