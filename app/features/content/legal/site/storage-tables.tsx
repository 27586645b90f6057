import { useTranslation } from 'react-i18next';
import { CONSENT_CATEGORIES } from '#app/consent/storage-list.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { LegalTable } from './legal-table.tsx';
import { useStoredItems } from './use-stored-items.ts';

/** What the site stores, by category; a category without items says so. */
export function StorageTables() {
  const { t } = useTranslation('legal', { keyPrefix: 'storage' });
  const locale = useLocale();
  const stored = useStoredItems();
  return CONSENT_CATEGORIES.map((category) => {
    const items = stored.filter((item) => item.category === category);
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
            rows={items.map(({ key, kind, purpose, duration, host }) => ({
              key: `${kind} ${key}`,
              cells: [
                <code key="key">{key}</code>,
                host ? t('of', { kind: t(`kinds.${kind}`), host }) : t(`kinds.${kind}`),
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
