import { expect, it } from 'vitest';
import { LOCALES } from '#app/i18n/locale.ts';
import { numberInWords } from '#app/i18n/number-in-words.ts';
import { ARM_NAMES } from '../arms/arms.ts';
import { CLAIM_WORDS } from '../claims/claim-words.ts';
import { claimFiles } from '../claims/claims.ts';
import { SERVICE_NAMES } from '../services/register.ts';
import { contentItems } from './content-kinds.ts';
import { fillItem, hasKnownPlaceholders, namesIn, placeholderValues } from './fill-placeholders.ts';

const place = { name: 'Bigorna', city: 'Mirassol', state: 'MG' };
const words = placeholderValues(
  {
    ...claimFiles[0],
    confirmed: { uptimeFigure: true, companiesFigure: true },
    uptimePercent: 99,
    companies: 1250,
    discovery: { least: 3, most: 3 },
    development: { least: 1, most: 1 },
    fromBrl: { automation: 18_000, gamificationWorkshop: 0, diagnostic: 1_500 },
  },
  { 'pt-BR': place, en: { ...place, name: 'Anvil' } },
);
const plain = (text: string) => text.replace(/\u00a0/g, ' ');

it('formats figures and place as each language writes them', () => {
  const all = ['company', 'city', 'state', ...CLAIM_WORDS].map((name) => `{{${name}}}`).join(' | ');
  const item = { slug: '{{city}}', texts: { 'pt-BR': [{ a: all }], en: all } };
  const { slug, texts } = fillItem(item, words);
  expect(slug).toBe('{{city}}');
  expect(plain(texts['pt-BR'][0]?.a ?? '')).toBe(
    'Bigorna | Mirassol | MG | 99 | 87 h 36 min | 1.250 | 3 | 3 semanas | 1 | 1 semana | R$ 18.000 | R$ 0 | R$ 1.500',
  );
  expect(plain(texts.en)).toBe(
    'Anvil | Mirassol | MG | 99 | 87 h 36 min | 1,250 | 3 | 3 weeks | 1 | 1 week | R$18,000 | R$0 | R$1,500',
  );
});

it('leaves out sentences and entries with a figure that nobody has confirmed', () => {
  const unconfirmed = placeholderValues(claimFiles[0], { 'pt-BR': place, en: place });
  const en = {
    lead: 'More than {{companies}} served.',
    paragraphs: ['More than {{companies}}! We are in {{city}}. Down {{downtime}} a year?'],
    facts: [
      { term: 'Clients', fact: '{{companies}}' },
      { term: 'Weeks', fact: '{{discovery}}' },
    ],
  };
  expect(fillItem({ texts: { en } }, unconfirmed).texts.en).toEqual({
    lead: '',
    paragraphs: ['We are in Mirassol.'],
    facts: [{ term: 'Weeks', fact: '1 to 2' }],
  });
});

it('writes the number of services and arms in words', () => {
  const phrase = '{{ServiceCount}} {{serviceCount}} {{armCount}}';
  const texts = fillItem({ 'pt-BR': phrase, en: phrase }, words);
  for (const locale of LOCALES) {
    const services = numberInWords(SERVICE_NAMES.length, locale);
    const arms = numberInWords(ARM_NAMES.length, locale);
    expect(texts[locale]).toMatch(/^\p{Lu}/u);
    expect(texts[locale].toLowerCase()).toBe(`${services} ${services} ${arms}`);
  }
});

it('does not replace unknown names, even those of Object.prototype', () => {
  expect(fillItem({ en: '{{constructor}} {{ city }}' }, words)).toEqual({
    en: '{{constructor}} {{ city }}',
  });
});

it.each([
  [99.9, '8 h 45 min'],
  [100, '0 min'],
  [0, '8760 h'],
])('of %d %% leaves %s', (uptimePercent, left) => {
  const { en } = placeholderValues(
    { ...claimFiles[0], uptimePercent },
    { 'pt-BR': place, en: place },
  );
  expect(en.downtime).toBe(left);
});

it('fills placeholders once: braces in the name of a company stay as they are', () => {
  const named = placeholderValues(claimFiles[0], {
    'pt-BR': { ...place, name: '{{city}} $& $1' },
    en: place,
  });
  expect(fillItem({ 'pt-BR': 'A {{company}}' }, named)).toEqual({ 'pt-BR': 'A {{city}} $& $1' });
});

it('has only known placeholders in every file, and no figure as text', () => {
  const texts = contentItems.filter(({ kind }) => kind !== 'claims');
  for (const { kind, slug, value } of texts) {
    const text = JSON.stringify(value);
    expect([kind, slug, hasKnownPlaceholders(text)]).toEqual([kind, slug, true]);
    expect([kind, slug, text.match(/R\$|99[.,]9|\b4 (?:a|to) 12\b|\b1 (?:a|to) 2\b/)]).toEqual([
      kind,
      slug,
      null,
    ]);
  }
  expect(texts.some(({ value }) => namesIn(JSON.stringify(value)).length > 0)).toBe(true);
});
