import { useTranslation } from 'react-i18next';
import { useLocale } from '#app/i18n/use-locale.ts';
import type { PageGroup } from '../../journey/page-groups.ts';
import type { LeadRow } from '../staff-leads.ts';
import type { CAMPAIGN_MARKS, CONTACT_PROPERTIES, RuleQuestion, ScoreRule } from './score-rules.ts';

type Property = (typeof CONTACT_PROPERTIES)[number];
type Mark = (typeof CAMPAIGN_MARKS)[number];

/** The conditions of rules in words: the questions as in the forms, values as their labels. */
export function useRuleWords(ruleQuestions: readonly RuleQuestion[]) {
  const { t } = useTranslation('score');
  const { t: leads } = useTranslation('leads');
  const locale = useLocale();
  const list = (words: readonly string[]) =>
    new Intl.ListFormat(locale, { type: 'disjunction' }).format(words);
  const subjectOf = (subject: string) => ruleQuestions.find((one) => one.subject === subject);

  const question = ({ kind, subject }: ScoreRule): string => {
    const [, name = ''] = (subject ?? '').split(':');
    if (kind === 'campaign') return t(`marks.${subject as Mark}`);
    if (subject?.startsWith('property:')) return t(`properties.${name as Property}`);
    return subjectOf(subject ?? '')?.label ?? name;
  };

  return (rule: ScoreRule): string => {
    const { kind, test, words } = rule;
    if (kind === 'answer' || kind === 'campaign') {
      const options = subjectOf(rule.subject ?? '')?.options ?? [];
      const labels = words.map(
        (word) => options.find(({ value }) => value === word)?.label ?? word,
      );
      return t(`looks.${test ?? 'filled'}`, { question: question(rule), words: list(labels) });
    }
    if (kind === 'mail') return t(`looks.mail.${rule.subject === 'free' ? 'free' : 'own'}`);
    if (kind === 'pages') {
      const groups = words.map((word) => t(`groups.${word as PageGroup}`));
      return t('looks.pages', {
        count: rule.atLeast ?? 1,
        words: groups.length > 0 ? list(groups) : t('anyPage'),
      });
    }
    if (kind === 'source') {
      const sources = words.map((word) => leads(`sources.${word as LeadRow['source']}`));
      return t('looks.source', { words: list(sources) });
    }
    return t(`looks.${kind}`);
  };
}
