import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatShortDay } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { adminPath } from '#app/paths.ts';
import type { CaseLeave } from '../leave/case-leave.ts';

type Props = { slug: string; leave: Pick<CaseLeave, 'givenBy' | 'givenOn'> | null };

/** Whether the client has given leave, beside the texts of a case. */
export function LeavePanel({ slug, leave }: Props) {
  const { t } = useTranslation('content', { keyPrefix: 'leave' });
  const locale = useLocale();
  return (
    <section className="admin-notice" aria-labelledby="case-leave">
      <h2 className="subtitle" id="case-leave">
        {t('panel')}
      </h2>
      <p>
        {leave
          ? t('given', { by: leave.givenBy, when: formatShortDay(leave.givenOn, locale) })
          : t('none')}
      </p>
      <Link className="link" to={adminPath('caseLeave', { slug })}>
        {t('open')}
      </Link>
    </section>
  );
}
