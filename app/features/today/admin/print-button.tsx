import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** Puts figures on paper. */
export function PrintButton() {
  const { t } = useTranslation('today');
  return (
    <button
      type="button"
      className="overview-print"
      aria-label={t('print')}
      title={t('print')}
      onClick={() => print()}
    >
      <Printer aria-hidden="true" />
    </button>
  );
}
