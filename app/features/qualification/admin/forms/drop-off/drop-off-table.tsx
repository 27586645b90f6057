import { useTranslation } from 'react-i18next';
import { useLocale } from '#app/i18n/use-locale.ts';
import type { DropOff } from './drop-off.ts';

/** How many reached each question and step of a form, as a table with bars. */
export function DropOffTable({ rows, days }: DropOff & { days: number }) {
  const { t } = useTranslation('forms');
  const locale = useLocale();
  const most = Math.max(0, ...rows.map(({ count }) => count));
  if (most === 0) return <p className="soft">{t('dropOff.empty', { days: String(days) })}</p>;
  return (
    <table className="drop-off">
      <caption className="unseen">{t('dropOff.caption', { days: String(days) })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('dropOff.moment')}</th>
          <th scope="col" className="num">
            {t('dropOff.reached')}
          </th>
          <td />
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, kind, label, count, conditional }) => (
          <tr key={key} data-kind={kind}>
            <th scope="row">
              {kind === 'question' ? label : t(`dropOff.${kind}`, { title: label })}
              {conditional && <small>{t('conditions.has')}</small>}
            </th>
            <td className="num">{count.toLocaleString(locale)}</td>
            <td>
              <progress value={count} max={most} aria-hidden="true" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
