import { useTranslation } from 'react-i18next';

type Props = { what: string; from?: string | null | undefined; to?: string | null | undefined };

/** A change: the field, its value before, and its value now. */
export function Changed({ what, from, to }: Props) {
  const { t } = useTranslation('record');
  return (
    <span className="record-changed">
      <b>{what}</b>{' '}
      <span className="unseen">{t('from')} </span>
      <del>{from || t('nothing')}</del> <i aria-hidden="true">→</i>{' '}
      <span className="unseen">{t('to')} </span>
      <b>{to || t('nothing')}</b>
    </span>
  );
}
