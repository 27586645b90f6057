import { expect, it } from 'vitest';
import { CONSENT_VERSION } from '../consent-text.ts';
import en from '../locales/en.json' with { type: 'json' };
import portuguese from '../locales/pt-BR.json' with { type: 'json' };
import { consentTextOf } from './consent-archive.ts';

it('the sentence beside the button now is on file under its version, word by word', () => {
  expect(consentTextOf(CONSENT_VERSION, 'pt-BR')).toBe(portuguese.form.consent);
  expect(consentTextOf(CONSENT_VERSION, 'en')).toBe(en.form.consent);
});

it('returns nothing for a version that it does not know', () => {
  expect(consentTextOf('constructor', 'pt-BR')).toBeNull();
});
