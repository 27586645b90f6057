import { useCallback, useState } from 'react';

/** The selected rows of the page. Rows that have left the page are not selected. */
export function useSelection<Row extends { id: string }>(rows: readonly Row[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const selected = rows.filter(({ id }) => ids.has(id));
  // Stable between renders: a row is rerendered only when its content changes.
  const toggle = useCallback(
    (id: string) =>
      setIds((before) => {
        const next = new Set(before);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    [],
  );
  return {
    selected,
    has: (id: string) => ids.has(id),
    toggle,
    toggleAll: () =>
      setIds(selected.length === rows.length ? new Set() : new Set(rows.map(({ id }) => id))),
    clear: () => setIds(new Set()),
  };
}
export type Selection<Row extends { id: string }> = ReturnType<typeof useSelection<Row>>;
