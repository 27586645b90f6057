import { useTranslation } from 'react-i18next';
import { KeyHint } from '../keys/key-hint.tsx';
import { useKeys } from '../keys/keys.tsx';

/** Reports that rows have arrived, and shows them on a click. */
export function FreshRows({ count, show }: { count: number; show: () => void }) {
  const { t } = useTranslation('data-table');
  useKeys([{ keys: 'n', label: t('keys.fresh'), group: 'list', legend: true, run: show }]);
  return (
    <div className="data-table-fresh">
      <p role="status">{t('fresh', { count })}</p>
      <button type="button" className="link" onClick={show}>
        {t('showFresh')} <KeyHint>N</KeyHint>
      </button>
    </div>
  );
}
