import { useTranslation } from 'react-i18next';

/** The address that must be registered at the issuer. */
export function CallbackAddress({ address }: { address: string }) {
  const { t } = useTranslation('issuers');
  return (
    <p className="issuer-callback">
      <label htmlFor="callback">{t('callback.label')}</label>
      <input
        id="callback"
        className="input"
        readOnly
        value={address}
        onFocus={(event) => event.currentTarget.select()}
      />
      <span className="hint">{t('callback.hint')}</span>
    </p>
  );
}
