import { describe, expect, it } from 'vitest';
import { formatBrl } from '#app/i18n/format.ts';
import { LOCALES } from '#app/i18n/locale.ts';
import { blankTexts } from '../../../../tests/content/blank-texts.ts';
import { claims, priceFrom } from '../claims/published-claims.ts';
import { SERVICE_NAMES, servicesByPlace } from './register.ts';
import { PHASES } from './service.ts';
import { searchDocuments, serviceOf, services } from './services.ts';

/** What is behind a title that the template closes with " | Forja". */
const SUFFIX = ' | Forja'.length;

it('publishes the terms, prices and claims of specification §9, and no other', () => {
  expect(claims()).toEqual({
    id: 'published',
    confirmed: { uptimeFigure: false, companiesFigure: false },
    discovery: { least: 1, most: 2 },
    development: { least: 4, most: 12 },
    fromBrl: { automation: 15_000, gamificationWorkshop: 25_000, diagnostic: 15_000 },
    uptimePercent: 99.9,
    companies: 100,
  });
  const priced = services().filter((service) => service.priced);
  expect(priced.map((service) => [service.name, priceFrom(service.priced)])).toEqual([
    ['automationAi', 15_000],
    ['gamesGamification', 25_000],
    ['consulting', 15_000],
  ]);
});

describe.each(services())('$name', (service) => {
  it('has words in every field', () => {
    expect(blankTexts(service)).toEqual([]);
  });

  it('is related to other services only, each once', () => {
    const { name, related } = service;
    expect(new Set(related).size).toBe(related.length);
    expect(related).not.toContain(name);
    expect(related.map((other) => serviceOf(other).name)).toEqual(related);
  });

  it.each(LOCALES)('is complete in %s', (locale) => {
    const text = service.texts[locale];
    expect(text.delivered.parts).toHaveLength(5);
    expect(Object.keys(text.phases.items)).toEqual([...PHASES]);
    expect(text.questions.items.length).toBeGreaterThanOrEqual(4);
    expect(text.audience.fits.items.length).toBeGreaterThan(text.audience.misfits.items.length);
  });

  it.each(LOCALES)('names its price in %s, and only that', (locale) => {
    const written = JSON.stringify(service.texts[locale]).match(/R\$\s?[\d.,]*\d/g) ?? [];
    const price = priceFrom(service.priced);
    const expected = price === null ? [] : [formatBrl(price, locale)];
    expect([...new Set(written)]).toEqual(expected);
  });

  it.each(LOCALES)('has a title and a description of the right length in %s', (locale) => {
    const { title, description } = service.texts[locale].head;
    expect(title.length).toBeGreaterThanOrEqual(15);
    expect(title.length + SUFFIX).toBeLessThanOrEqual(60);
    expect(description.length).toBeGreaterThanOrEqual(120);
    expect(description.length).toBeLessThanOrEqual(155);
  });
});

it('registers each under its own name, in each place once', () => {
  expect(services().map(({ name }) => name)).toEqual(SERVICE_NAMES);
  for (const place of ['footer', 'room'] as const) {
    expect(servicesByPlace(place).sort()).toEqual([...SERVICE_NAMES].sort());
  }
});

it.each(LOCALES)('can be found in %s, each on its own page', (locale) => {
  const documents = searchDocuments(locale);
  expect(new Set(documents.map(({ href }) => href)).size).toBe(services().length);
  expect(blankTexts(documents)).toEqual([]);
});
