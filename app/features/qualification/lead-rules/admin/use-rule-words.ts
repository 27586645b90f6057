import { useTranslation } from 'react-i18next';
import { useLocale } from '#app/i18n/use-locale.ts';
import type { LeadRule } from '../lead-rules.ts';

/** The names behind the ids in rules. */
export type RuleNames = {
  owners: readonly { id: string; name: string }[];
  products: readonly { slug: string; name: string }[];
};

/** The conditions and the target of a rule, each as a few words. */
export function useRuleWords({ owners, products }: RuleNames) {
  const { t } = useTranslation('lead-rules');
  const locale = useLocale();
  const or = new Intl.ListFormat(locale, { type: 'disjunction' });
  const nameOf = (id: string | null) => owners.find((one) => one.id === id)?.name;
  const when = ({ services, sources, products: slugs, locales }: LeadRule): string => {
    const parts = [
      services.map((one) => t(`services.${one as 'consulting'}`)),
      sources.map((one) => t(`sources.${one as 'website'}`)),
      slugs.map((slug) => products.find((one) => one.slug === slug)?.name ?? slug),
      locales.map((one) => t(`locales.${one as 'en'}`)),
    ].filter((words) => words.length > 0);
    return parts.length === 0 ? t('always') : parts.map((words) => or.format(words)).join(' · ');
  };
  const then = ({ way, ownerId, colleagues }: LeadRule): string => {
    if (way === 'person') return nameOf(ownerId) ?? t('former');
    if (colleagues.length === 0) return t('turnAll');
    const present = colleagues.map(nameOf).filter((name) => name !== undefined);
    const gone = colleagues.length - present.length;
    if (present.length === 0) return t('formerAll', { count: gone });
    const names = gone > 0 ? [...present, t('left', { count: gone })] : present;
    return t('turnAmong', { names: new Intl.ListFormat(locale).format(names) });
  };
  return { when, then };
}
