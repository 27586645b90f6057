import type { TFunction } from 'i18next';
import { formatDate } from '#app/i18n/format.ts';
import type { Locale } from '#app/i18n/locale.ts';

/** Figures of this site itself; null where nothing was measured. */
export type SiteFacts = {
  /** Bytes of a first visit. */
  weight: number | null;
  checks: { passed: number; at: string } | null;
  /** ISO time. */
  since: string | null;
  availability: { percent: number; days: number } | null;
};

const KB = 1024;
const NUMBERS = { 'pt-BR': new Intl.NumberFormat('pt-BR'), en: new Intl.NumberFormat('en') };

/** A measured figure in words: its name, what it is, and how it was measured. */
export type MeasuredFact = { key: keyof SiteFacts; name: string; value: string; how: string };

/** What fills the words of each figure, in one language; undefined where nothing was measured. */
export function factWords(facts: SiteFacts, locale: Locale) {
  const { weight, checks, since, availability } = facts;
  const written = NUMBERS[locale];
  return {
    weight: weight === null ? undefined : { kb: written.format(Math.round(weight / KB)) },
    checks: checks
      ? { number: written.format(checks.passed), day: formatDate(new Date(checks.at), locale) }
      : undefined,
    since: since === null ? undefined : { day: formatDate(new Date(since), locale) },
    availability: availability
      ? { percent: written.format(availability.percent), days: availability.days }
      : undefined,
  };
}

/** The figures that were measured, in the order in which they are shown. */
export function measuredFacts(
  facts: SiteFacts,
  t: TFunction<'facts'>,
  locale: Locale,
): readonly MeasuredFact[] {
  const words = factWords(facts, locale);
  return (['weight', 'checks', 'since', 'availability'] as const).flatMap((key) => {
    const text = words[key];
    if (!text) return [];
    const say = (part: 'name' | 'value' | 'how') => t(`${key}.${part}`, text);
    return [{ key, name: say('name'), value: say('value'), how: say('how') }];
  });
}
