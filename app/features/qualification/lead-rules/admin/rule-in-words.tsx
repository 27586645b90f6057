import { useTranslation } from 'react-i18next';
import type { LeadRule } from '../lead-rules.ts';
import { type RuleNames, useRuleWords } from './use-rule-words.ts';

/** A rule for users who may read it and not change it. */
export function RuleInWords({ rule, names }: { rule: LeadRule; names: RuleNames }) {
  const { t } = useTranslation('lead-rules');
  const { when, then } = useRuleWords(names);
  return (
    <>
      <p className="admin-notice">{t('readOnly')}</p>
      <dl className="admin-facts">
        <div>
          <dt>{t('when')}</dt>
          <dd>{when(rule)}</dd>
        </div>
        <div>
          <dt>{t('then')}</dt>
          <dd>{then(rule)}</dd>
        </div>
      </dl>
    </>
  );
}
