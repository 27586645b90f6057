import { useTranslation } from 'react-i18next';
import { CONSENT_CATEGORIES, storageList } from '#app/consent/storage-list.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { LegalTable } from './legal-table.tsx';

/** What the site stores, by category; a category without items says so. */
export function StorageTables() {
  const { t } = useTranslation('legal', { keyPrefix: 'storage' });
  const locale = useLocale();
  return CONSENT_CATEGORIES.map((category) => {
    const items = storageList.filter((item) => item.category === category);
    return (
      <section key={category} className="store">
        <h3>{t(`categories.${category}.title`)}</h3>
        <p className="soft small">{t(`categories.${category}.text`)}</p>
        {items.length === 0 ? (
          <p className="small none">{t('none')}</p>
        ) : (
          <LegalTable
            caption={t('caption', { count: items.length })}
            columns={[t('key'), t('kind'), t('purpose'), t('duration')]}
            rows={items.map(({ key, kind, purpose, duration }) => ({
              key: `${kind} ${key}`,
              cells: [
                <code key="key">{key}</code>,
                t(`kinds.${kind}`),
                purpose[locale],
                duration[locale],
              ],
            }))}
          />
        )}
      </section>
    );
  });
}
