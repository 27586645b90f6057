import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useKeys } from '../keys/keys.tsx';

type Given<Row> = {
  rows: readonly Row[];
  body: RefObject<HTMLTableSectionElement | null>;
  /** The address with another row open beside the list, where one is open. */
  panelAddress: ((row: Row) => string) | undefined;
  toggle: ((id: string) => void) | undefined;
  openId: string | undefined;
};

const linkOf = (line: Element | undefined) => line?.querySelector<HTMLElement>('th a, th button');

/** J and K step through the rows of a list, X selects, and Enter is the link's own. */
export function useListKeys<Row extends { id: string }>(given: Given<Row>): void {
  const { rows, body, panelAddress, toggle, openId } = given;
  const { t } = useTranslation('data-table');
  const navigate = useNavigate();
  /** The row that has the focus, or else the one that is open; -1 for none. */
  const here = () => {
    const lines = [...(body.current?.rows ?? [])];
    const focused = lines.findIndex((line) => line.contains(document.activeElement));
    return focused >= 0 ? focused : rows.findIndex(({ id }) => id === openId);
  };
  // The position of the open row: an action may have removed it from the list.
  const place = useRef<{ id: string; at: number }>(undefined);
  useEffect(() => {
    const at = rows.findIndex(({ id }) => id === openId);
    if (openId && at >= 0) place.current = { id: openId, at };
  });
  const nextFrom = (by: 1 | -1) => {
    const at = here();
    if (at >= 0) return at + by;
    const closed = place.current?.id === openId ? place.current : undefined;
    if (!closed) return 0;
    return Math.min(by === 1 ? closed.at : closed.at - 1, rows.length - 1);
  };
  const step = (by: 1 | -1) => {
    const next = nextFrom(by);
    const row = rows[next];
    const link = linkOf([...(body.current?.rows ?? [])][next]);
    if (!row || !link) return;
    link.focus({ preventScroll: true });
    link.closest('tr')?.scrollIntoView({ block: 'nearest' });
    // The panel follows, without a history entry per row.
    if (openId && panelAddress)
      void navigate(panelAddress(row), { replace: true, preventScrollReset: true });
  };
  useKeys(
    rows.length === 0
      ? []
      : [
          { keys: 'j', label: t('keys.down'), group: 'list', legend: true, run: () => step(1) },
          { keys: 'k', label: t('keys.up'), group: 'list', legend: true, run: () => step(-1) },
          ...(toggle
            ? [
                {
                  keys: 'x',
                  label: t('keys.pick'),
                  group: 'list' as const,
                  legend: true,
                  run: () => {
                    const row = rows[here()];
                    if (row) toggle(row.id);
                  },
                },
              ]
            : []),
        ],
  );
}
