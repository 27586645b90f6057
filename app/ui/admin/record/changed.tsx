import { useTranslation } from 'react-i18next';

type Ends = { from?: string | null | undefined; to?: string | null | undefined };

/** The value before a change, and the value since. */
export function Values({ from, to }: Ends) {
  const { t } = useTranslation('record');
  return (
    <span className="record-changed">
      <span className="unseen">{t('from')} </span>
      <del>{from || t('nothing')}</del> <i aria-hidden="true">→</i>{' '}
      <span className="unseen">{t('to')} </span>
      <b>{to || t('nothing')}</b>
    </span>
  );
}

/** A change: the field, its value before, and its value since. */
export function Changed({ what, ...ends }: Ends & { what: string }) {
  return (
    <>
      <b className="record-field">{what}</b> <Values {...ends} />
    </>
  );
}
