import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFetchers } from 'react-router';
import { useLocale } from '#app/i18n/use-locale.ts';
import { KeyHint } from '../keys/key-hint.tsx';
import { useKeys } from '../keys/keys.tsx';
import type { Matching } from './use-matching.ts';

type Props = {
  /** How many rows of the page are selected. */
  count: number;
  /** How many there are on all pages, where they are counted. */
  total: number | null;
  clear: () => void;
  /** Where the action can apply to all rows of the filters. */
  matching: Matching | undefined;
  children: ReactNode;
};

/** Actions on the selected rows: over the foot of the list, while any are selected. */
export function BulkBar({ count, total, clear, matching, children }: Props) {
  const { t } = useTranslation('data-table');
  const locale = useLocale();
  // Every form of the bar posts by a fetcher.
  const working = useFetchers().some(({ formMethod }) => formMethod === 'POST');
  const leave = () => {
    matching?.leave();
    clear();
  };
  useKeys([{ keys: 'Escape', label: t('clearSelection'), group: 'list', run: leave }]);
  const figure = total?.toLocaleString(locale);
  const all = matching?.all ?? false;
  const say = total === null ? t('matching.allUncounted') : t('matching.all', { total: figure });
  return (
    <section className="data-table-bulk" aria-label={t('bulk')}>
      <p role="status">{working ? t('working') : all ? say : t('selected', { count })}</p>
      {working && <progress className="progress" aria-label={t('working')} />}
      {matching?.unread && <p className="data-table-unread">{t('matching.unread')}</p>}
      {matching?.offered && !all && (
        <button type="button" className="data-table-matching" onClick={matching.choose}>
          {total === null ? t('matching.chooseUncounted') : t('matching.choose', { total: figure })}
        </button>
      )}
      {children}
      <button type="button" className="button outlined compact" onClick={leave}>
        {t('clearSelection')} <KeyHint>Esc</KeyHint>
      </button>
    </section>
  );
}
