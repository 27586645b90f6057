import { useMemo, useRef, useState } from 'react';

/** The shown rows, and those that have arrived since. */
export type SteadyRows<Row> = {
  rows: readonly Row[];
  fresh: readonly Row[];
  /** Shows the rows that have arrived. */
  show: () => void;
};

/**
 * The rows that were read, each as the previous object if it is equal: its line need not be rerendered.
 * Rows are data, as they came from the server.
 */
export function useSameRows<Row extends { id: string }>(read: readonly Row[]): readonly Row[] {
  const known = useRef(new Map<string, { row: Row; text: string }>());
  return useMemo(() => {
    const before = known.current;
    known.current = new Map(
      read.map((row) => {
        const text = JSON.stringify(row);
        const one = before.get(row.id);
        return [row.id, one?.text === text ? one : { row, text }];
      }),
    );
    return read.map((row) => known.current.get(row.id)?.row ?? row);
  }, [read]);
}

/**
 * Rows that arrive while a list is read wait for a click: the row under the pointer must not move.
 * `arrivedAt` returns when a row was created, in ISO 8601; without it rows change at each reload. `place`
 * is the address of the list: another one starts afresh.
 */
export function useSteadyRows<Row extends { id: string }>(
  rows: readonly Row[],
  place: string,
  arrivedAt: ((row: Row) => string) | undefined,
): SteadyRows<Row> {
  const newest = (given: readonly Row[]) =>
    (arrivedAt ? given.map(arrivedAt) : []).sort().at(-1) ?? '';
  const seen = useRef({ place, newest: newest(rows), empty: rows.length === 0 });
  const [, redraw] = useState(0);
  // Another address, or no shown rows that could move: new rows are shown at once.
  if (seen.current.place !== place || seen.current.empty)
    seen.current = { place, newest: newest(rows), empty: rows.length === 0 };
  const fresh = arrivedAt ? rows.filter((row) => arrivedAt(row) > seen.current.newest) : [];
  return {
    rows: fresh.length > 0 ? rows.filter((row) => !fresh.includes(row)) : rows,
    fresh,
    show: () => {
      seen.current = { ...seen.current, newest: newest(rows) };
      redraw((count) => count + 1);
    },
  };
}
