import { useTranslation } from 'react-i18next';

/** The code that a visitor sends to support, so that the crash can be found. */
export function CrashCode({ id }: { id: string }) {
  const { t } = useTranslation('crash');
  return (
    <p className="note" data-request-id={id}>
      {t('code', { id })}
    </p>
  );
}
