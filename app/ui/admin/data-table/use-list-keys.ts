import { type RefObject, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { KeyBinding } from '../keys/key-store.ts';
import { useKeys } from '../keys/keys.tsx';
import { showNotice } from '../show-notice.ts';
import type { RowAct } from './row-acts.ts';
import type { ListPlace } from './use-list-place.ts';
import type { Selection } from './use-selection.ts';

type Given<Row extends { id: string }> = {
  rows: readonly Row[];
  place: ListPlace;
  frame: RefObject<HTMLElement | null>;
  /** The address with another row open beside the list, where one is open. */
  panelAddress: ((row: Row) => string) | undefined;
  /** None where no row can be selected. */
  selection: Selection<Row> | undefined;
  acts: readonly RowAct<Row>[] | undefined;
  /** Whether the acts rest. */
  off: boolean;
  openId: string | undefined;
};

const linkOf = (line: Element | undefined) => line?.querySelector<HTMLElement>('th a, th button');

/** J and K step through the rows of a list, X selects, a letter acts on a row, and Enter is the link's own. */
export function useListKeys<Row extends { id: string }>(given: Given<Row>): void {
  const { rows, place, frame, panelAddress, selection, acts = [], off, openId } = given;
  const { t } = useTranslation('data-table');
  const navigate = useNavigate();
  const nextFrom = (by: 1 | -1) => {
    const at = place.here();
    if (at >= 0) return at + by;
    const left = place.left();
    if (!left) return 0;
    const from = left.gone && by === 1 ? left.at - 1 : left.at;
    return Math.min(from + by, rows.length - 1);
  };
  const step = (by: 1 | -1) => {
    const next = nextFrom(by);
    const row = rows[next];
    const link = linkOf(place.lines()[next]);
    if (!row || !link) return;
    link.focus({ preventScroll: true });
    link.closest('tr')?.scrollIntoView({ block: 'nearest' });
    // The panel follows, without a history entry per row.
    if (openId && panelAddress)
      void navigate(panelAddress(row), { replace: true, preventScrollReset: true });
  };
  // A second press before the list has been read again means no row: the first one still has it.
  const sent = useRef<{ rows: readonly Row[]; ids: Set<string> }>(undefined);
  /** The selected rows, else the one in focus. */
  const meantNow = (): readonly Row[] => {
    const chosen = selection?.selected ?? [];
    return chosen.length > 0 ? chosen : rows.filter((_, at) => at === place.here());
  };
  const act = ({ may, run }: RowAct<Row>) => {
    const meant = meantNow();
    const isChosen = (selection?.selected.length ?? 0) > 0;
    if (sent.current?.rows !== rows) sent.current = { rows, ids: new Set() };
    const { ids } = sent.current;
    if (meant.length === 0 || meant.some(({ id }) => ids.has(id))) return;
    if (may && !meant.every(may)) {
      showNotice('row-act', 'message', t('keys.notHere', { count: meant.length }));
      return;
    }
    if (may) for (const { id } of meant) ids.add(id);
    run(meant, {
      line: isChosen ? undefined : place.lines()[place.here()],
      pick: (field) => {
        const [one] = meant;
        if (!isChosen && one) selection?.toggle(one.id);
        requestAnimationFrame(() =>
          frame.current?.querySelector<HTMLElement>(`.data-table-bulk ${field}`)?.focus(),
        );
      },
    });
  };
  const pick = () => {
    const row = rows[place.here()];
    if (row) selection?.toggle(row.id);
  };
  const list = { group: 'list', legend: true } as const;
  const bindings: KeyBinding[] = [
    { ...list, keys: 'j', label: t('keys.down'), run: () => step(1) },
    { ...list, keys: 'k', label: t('keys.up'), run: () => step(-1) },
    ...(selection ? [{ ...list, keys: 'x', label: t('keys.pick'), run: pick }] : []),
    ...(off ? [] : acts).map(
      (one): KeyBinding => ({
        keys: one.key,
        label: one.label,
        group: 'list',
        legend: one.legend ?? false,
        run: () => act(one),
      }),
    ),
  ];
  useKeys(rows.length === 0 ? [] : bindings);
}
