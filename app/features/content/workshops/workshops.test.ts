import { describe, expect, it } from 'vitest';
import { formatBrl } from '#app/i18n/format.ts';
import { LOCALES } from '#app/i18n/locale.ts';
import { blankTexts } from '../../../../tests/content/blank-texts.ts';
import { priceFrom } from '../claims/published-claims.ts';
import { clock, durationOf, minutesOf, percentsOf, spoken, startOf } from './agenda.ts';
import { datesValidUntil, upcomingDates } from './dates.ts';
import { WORKSHOP_AREAS, type Workshop } from './workshop.ts';
import { searchDocuments, workshopBySlug, workshops } from './workshops.ts';

const SUFFIX = ' | Forja'.length;

it('offers at least six workshops, and every area has one', () => {
  expect(workshops().length).toBeGreaterThanOrEqual(6);
  expect(new Set(workshops().map(({ area }) => area))).toEqual(new Set(WORKSHOP_AREAS));
});

it.each(LOCALES)('gives every workshop an address of its own in %s', (locale) => {
  const slugs = workshops().map((workshop) => workshop.slugs[locale]);
  expect(new Set(slugs).size).toBe(slugs.length);
  expect(slugs.filter((slug) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug))).toEqual([]);
  expect(slugs.map((slug) => workshopBySlug(locale, slug)?.slugs[locale])).toEqual(slugs);
  expect(workshopBySlug(locale, 'nada')).toBeUndefined();
});

it('knows an address only in its own language', () => {
  const translated = workshops().filter(({ slugs }) => slugs.en !== slugs['pt-BR']);
  expect(translated.length).toBeGreaterThan(0);
  expect(translated.filter(({ slugs }) => workshopBySlug('pt-BR', slugs.en))).toEqual([]);
});

describe.each(workshops())('$slugs.en', (workshop) => {
  it('has words in every field', () => {
    expect(blankTexts(workshop)).toEqual([]);
  });

  it('spends more than half of the time, without breaks, on exercises', () => {
    const [hands = 0, talk = 0, show = 0] = percentsOf(['hands', 'talk', 'show'], [workshop]);
    expect(hands).toBeGreaterThan(talk);
    expect(hands + show).toBeGreaterThan(50);
  });

  it('lists real days in order', () => {
    const { dates } = workshop;
    expect([...dates].sort()).toEqual(dates);
    const days = dates.map((date) => new Date(`${date}T12:00:00Z`));
    expect(days.map((day) => day.toISOString().slice(0, 10))).toEqual(dates);
    expect(days.filter((day) => day.getUTCDay() === 0 || day.getUTCDay() === 6)).toEqual([]);
  });

  it.each(LOCALES)('names no price in %s but its own', (locale) => {
    const written = JSON.stringify(workshop.texts[locale]).match(/R\$\s?[\d.,]*\d/g) ?? [];
    const price = priceFrom(workshop.priced);
    const allowed = price === null ? [] : [formatBrl(price, locale)];
    expect(written.filter((price) => !allowed.includes(price))).toEqual([]);
  });

  it.each(LOCALES)('has a title and a description of the right length in %s', (locale) => {
    const { title, description } = workshop.texts[locale].head;
    expect(title.length).toBeGreaterThanOrEqual(15);
    expect(title.length + SUFFIX).toBeLessThanOrEqual(60);
    expect(description.length).toBeGreaterThanOrEqual(120);
    expect(description.length).toBeLessThanOrEqual(155);
  });
});

it('sells only the gamification workshop at a published price', () => {
  const priced = workshops().filter((one) => one.priced !== null);
  expect(priced.map((one) => [one.slugs.en, priceFrom(one.priced)])).toEqual([
    ['gamified-training', 25_000],
  ]);
});

const sample: Workshop = {
  ...(workshops()[0] as Workshop),
  dates: ['2027-03-02', '2027-05-04'],
  sessions: [
    { startsAt: '8:30', blocks: [{ kind: 'talk', minutes: 30, text: { 'pt-BR': 'a', en: 'a' } }] },
    {
      startsAt: '14:00',
      blocks: [{ kind: 'hands', minutes: 95, text: { 'pt-BR': 'b', en: 'b' } }],
    },
  ],
};

it('counts a day as coming until it is over in São Paulo', () => {
  const evening = new Date('2027-03-03T02:59:00Z');
  const midnight = new Date('2027-03-03T03:00:00Z');
  expect(upcomingDates(sample, evening)).toEqual(['2027-03-02', '2027-05-04']);
  expect(upcomingDates(sample, midnight)).toEqual(['2027-05-04']);
  expect(datesValidUntil([sample], evening)).toBe(midnight.getTime());
  expect(datesValidUntil([sample], new Date('2028-01-01T00:00:00Z'))).toBeUndefined();
});

it('formats durations and times as people write them', () => {
  expect(sample.sessions.map(startOf)).toEqual([510, 840]);
  expect(sample.sessions.map(minutesOf)).toEqual([30, 95]);
  expect([510, 1445, 840].map((at) => clock(at, 'pt-BR'))).toEqual(['8h30', '0h05', '14h']);
  expect([510, 1445, 840].map((at) => clock(at, 'en'))).toEqual(['8:30', '0:05', '14:00']);
  expect([spoken(240), spoken(95), spoken(45)]).toEqual(['4 h', '1 h 35 min', '45 min']);
  expect(durationOf(sample)).toBe('2 × 1 h 35 min');
});

it('divides the agendas into shares that add up', () => {
  const shares = percentsOf(['talk', 'hands', 'show', 'pause'], workshops());
  expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100);
  expect(percentsOf(['talk', 'hands'], [sample])).toEqual([24, 76]);
});

it.each(LOCALES)('can be found in %s, each on its own page', (locale) => {
  const documents = searchDocuments(locale);
  expect(new Set(documents.map(({ href }) => href)).size).toBe(workshops().length);
  expect(blankTexts(documents)).toEqual([]);
});
