import { useTranslation } from 'react-i18next';
import { useLocale } from '#app/i18n/use-locale.ts';

/** How many rows a list has on all its pages, as far as they are counted. */
export function RowTotal({ total, most }: { total: number; most: number }) {
  const { t } = useTranslation('data-table');
  const locale = useLocale();
  const figure = Math.min(total, most).toLocaleString(locale);
  return (
    <p className="data-table-total soft">
      {total > most
        ? t('totalOver', { total: figure })
        : t('total', { count: total, total: figure })}
    </p>
  );
}
