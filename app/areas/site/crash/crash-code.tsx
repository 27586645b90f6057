import { useTranslation } from 'react-i18next';

/** What a visitor tells the support, so that the crash can be found. */
export function CrashCode({ id }: { id: string }) {
  const { t } = useTranslation('crash');
  return (
    <p className="note" data-request-id={id}>
      {t('code', { id })}
    </p>
  );
}
