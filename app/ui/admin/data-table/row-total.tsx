import { useTranslation } from 'react-i18next';
import { useLocale } from '#app/i18n/use-locale.ts';
import { MOST_COUNTED } from './csv/total-header.ts';

/** How many rows a list has on all its pages, as far as they are counted. */
export function RowTotal({ total }: { total: number }) {
  const { t } = useTranslation('data-table');
  const locale = useLocale();
  const figure = Math.min(total, MOST_COUNTED).toLocaleString(locale);
  return (
    <p className="data-table-total soft">
      {total > MOST_COUNTED
        ? t('totalOver', { total: figure })
        : t('total', { count: total, total: figure })}
    </p>
  );
}
