import { useTranslation } from 'react-i18next';
import { Form, Link } from 'react-router';
import { useLocale } from '#app/i18n/use-locale.ts';
import { adminPath } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Table } from '#app/ui/table.tsx';
import { signed } from './points.ts';
import type { RuleQuestion, ScoreRule } from './score-rules.ts';
import { useRuleWords } from './use-rule-words.ts';

type Props = {
  rules: readonly ScoreRule[];
  ruleQuestions: readonly RuleQuestion[];
  /** Rules of the draft link to their editor and can be removed. */
  editable: boolean;
};

function Remove({ rule, name }: { rule: ScoreRule; name: string }) {
  const { t } = useTranslation('score');
  return (
    <Form method="post" action={adminPath('score')}>
      <input type="hidden" name="rule" value={rule.id} />
      <input type="hidden" name="revision" value={rule.revision} />
      <Button type="submit" name="intent" value="remove" variant="outline" small>
        {t('rules.remove')}
        <span className="unseen"> {name}</span>
      </Button>
    </Form>
  );
}

/** The rules of a version, with their points and conditions. */
export function RuleTable({ rules, ruleQuestions, editable }: Props) {
  const { t } = useTranslation('score');
  const locale = useLocale();
  const words = useRuleWords(ruleQuestions);
  const nameOf = (rule: ScoreRule) => (locale === 'en' && rule.nameEn) || rule.name;
  if (rules.length === 0) {
    return <EmptyState title={t('rules.empty')} text={t('rules.emptyText')} />;
  }
  const most = rules.reduce((sum, { points }) => sum + Math.max(0, points), 0);
  return (
    <>
      <Table
        cards
        caption={t('rules.caption')}
        columns={[
          { key: 'name', label: t('rules.name') },
          { key: 'points', label: t('rules.points'), numeric: true },
          { key: 'looks', label: t('rules.looks') },
          ...(editable ? [{ key: 'acts', label: t('rules.acts') }] : []),
        ]}
        rows={rules.map((rule) => ({
          key: rule.id,
          cells: [
            editable ? (
              <Link
                key="name"
                className="admin-row-link"
                to={adminPath('scoreRule', { id: rule.id })}
              >
                <b>{nameOf(rule)}</b>
              </Link>
            ) : (
              <b key="name">{nameOf(rule)}</b>
            ),
            <span className="num score-points" key="points">
              {signed(rule.points)}
            </span>,
            words(rule),
            ...(editable ? [<Remove key="acts" rule={rule} name={nameOf(rule)} />] : []),
          ],
        }))}
      />
      <p className="soft">{t('rules.sum', { count: Math.min(most, 100) })}</p>
    </>
  );
}
