import { type RefObject, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { KeyBinding } from '#app/ui/admin/keys/key-store.ts';
import { useKeys } from '#app/ui/admin/keys/keys.tsx';

/** Columns that a single key reaches. */
const REACHED = ['1', '2', '3', '4', '5', '6', '7', '8'] as const;
/** The actions on a row, by the key on its button. */
const ACTS = ['w', 's', 'm', 'x', 't', 'r'] as const;

/**
 * The queue by keyboard: a number opens a column, J and K go through its rows, Enter follows the row, and a
 * letter does what its button does. The focus itself moves, so that a screen reader announces where it is.
 */
export function useQueueKeys(columns: number): RefObject<HTMLElement | null> {
  const { t } = useTranslation('today', { keyPrefix: 'keys' });
  const queue = useRef<HTMLElement>(null);
  const rowsOf = (column: Element | null | undefined) => [
    ...(column?.querySelectorAll<HTMLElement>('[data-row]') ?? []),
  ];
  const columnAt = (index: number) => queue.current?.querySelectorAll('[data-column]')[index];
  const current = () => document.activeElement?.closest('[data-column]');
  const step = (by: 1 | -1) => {
    const column = current() ?? columnAt(0);
    const rows = rowsOf(column);
    const at = rows.findIndex((row) => row.closest('li')?.contains(document.activeElement));
    rows[Math.min(rows.length - 1, Math.max(0, at < 0 ? 0 : at + by))]?.focus();
  };
  const act = (key: string) => {
    const row = document.activeElement?.closest('.overview-row');
    if (!row || !queue.current?.contains(row)) return;
    const button = row.querySelector<HTMLElement>(
      key === 'x' ? '.task-tick button' : `[data-act='${key}']`,
    );
    button?.click();
  };
  const bindings: KeyBinding[] = [
    ...REACHED.slice(0, columns).map(
      (key, index): KeyBinding => ({
        keys: key,
        label: t('column', { number: key }),
        group: 'list',
        legend: index === 0,
        run: () => rowsOf(columnAt(index))[0]?.focus(),
      }),
    ),
    { keys: 'j', label: t('next'), group: 'list', legend: true, run: () => step(1) },
    { keys: 'k', label: t('previous'), group: 'list', run: () => step(-1) },
    ...ACTS.map(
      (key): KeyBinding => ({
        keys: key,
        label: t(`acts.${key}`),
        group: 'list',
        legend: key === 's',
        run: () => act(key),
      }),
    ),
  ];
  useKeys(columns > 0 ? bindings : []);
  return queue;
}
