import { useTranslation } from 'react-i18next';
import { Link, useFetcher } from 'react-router';
import { adminPath } from '#app/paths.ts';
import { Moment } from '#app/ui/admin/moment.tsx';
import { Button } from '#app/ui/button.tsx';
import type { RuleNotice } from '../rule-notices.ts';
import { subjectPath } from '../subject-path.ts';

/** Notices from rules to the current user, until they are read. */
export function RuleNoticeList({ notices }: { notices: readonly RuleNotice[] }) {
  const { t } = useTranslation('automation', { keyPrefix: 'notices' });
  const fetcher = useFetcher();
  if (notices.length === 0) return null;
  return (
    <section className="rule-notices" aria-labelledby="rule-notices">
      <h2 className="subtitle" id="rule-notices">
        {t('title')}
      </h2>
      <ul>
        {notices.map(({ id, rule, ruleId, about, at }) => (
          <li key={id}>
            <Link
              className="link"
              to={
                about
                  ? subjectPath(about.subject, about.id)
                  : adminPath('automationRule', { id: ruleId })
              }
            >
              {about
                ? t('rule', { rule: rule ?? t('unnamed'), name: about.name })
                : t('stopped', { rule: rule ?? t('unnamed') })}
            </Link>
            <Moment at={at} />
          </li>
        ))}
      </ul>
      <fetcher.Form method="post" action={adminPath('mentions')}>
        {notices.map(({ id }) => (
          <input key={id} type="hidden" name="notice" value={id} />
        ))}
        <Button
          type="submit"
          name="intent"
          value="read-notices"
          variant="outline"
          small
          busy={fetcher.state !== 'idle'}
        >
          {t('read')}
        </Button>
      </fetcher.Form>
    </section>
  );
}
