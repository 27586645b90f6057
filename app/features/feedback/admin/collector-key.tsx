import { useTranslation } from 'react-i18next';

/** The collector's address for other products, and the key that they send; it is no secret. */
export function CollectorKey({ address, value }: { address: string; value: string }) {
  const { t } = useTranslation('staff-feedback');
  return (
    <details className="admin-key">
      <summary>{t('collector.title')}</summary>
      <p className="soft">{t('collector.text')}</p>
      <dl className="admin-facts">
        <div>
          <dt>{t('collector.address')}</dt>
          <dd>
            <code>{address}</code>
          </dd>
        </div>
        <div>
          <dt>{t('collector.key')}</dt>
          <dd>
            <code>{value}</code>
          </dd>
        </div>
      </dl>
    </details>
  );
}
