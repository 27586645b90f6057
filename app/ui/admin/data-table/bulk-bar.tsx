import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { KeyHint } from '../keys/key-hint.tsx';
import { useKeys } from '../keys/keys.tsx';

type Props = { count: number; clear: () => void; children: ReactNode };

/** What to do with the chosen rows: over the foot of the list, as long as some are chosen. */
export function BulkBar({ count, clear, children }: Props) {
  const { t } = useTranslation('data-table');
  useKeys([{ keys: 'Escape', label: t('clearSelection'), group: 'list', run: clear }]);
  return (
    <section className="dt-bulk" aria-label={t('bulk')}>
      <p role="status">{t('selected', { count })}</p>
      {children}
      <button type="button" className="b o s" onClick={clear}>
        {t('clearSelection')} <KeyHint>Esc</KeyHint>
      </button>
    </section>
  );
}
