import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatBrl } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { adminPath } from '#app/paths.ts';
import type { Insight } from './insight.ts';

type Props = Pick<Insight, 'deals' | 'tickets'> & { heading: 'h2' | 'h3' };

/** Open deals and tickets of the lead's person; nothing where there are none. */
export function LeadOpen({ deals, tickets, heading: Title }: Props) {
  const { t } = useTranslation('score');
  const locale = useLocale();
  if (deals.length + tickets.length === 0) return null;
  return (
    <section aria-labelledby="open">
      <Title id="open" className="subtitle">
        {t('open.title')}
      </Title>
      {deals.length > 0 && (
        <ul className="journey-open" aria-label={t('open.deals')}>
          {deals.map(({ id, title, value, stage }) => (
            <li key={id}>
              <Link className="link" to={adminPath('deal', { id })}>
                {title}
              </Link>
              <span className="soft">
                {stage}, {formatBrl(value, locale)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {tickets.length > 0 && (
        <ul className="journey-open" aria-label={t('open.tickets')}>
          {tickets.map(({ id, entry, title, status }) => (
            <li key={id}>
              {entry ? (
                <Link className="link" to={adminPath('feedbackEntry', { id: entry })}>
                  {title}
                </Link>
              ) : (
                <span>{title}</span>
              )}
              <span className="soft">{t(`open.status.${status}`)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
