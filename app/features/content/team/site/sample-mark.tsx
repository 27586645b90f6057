import { useTranslation } from 'react-i18next';

/** Says that what is beside it was invented to show the page. */
export function SampleMark() {
  const { t } = useTranslation('team');
  return <span className="note sample">{t('sample')}</span>;
}
