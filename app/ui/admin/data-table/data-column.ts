import type { ReactNode } from 'react';

/**
 * A column of a list. Where the columns are the same from one drawing to the next (`useMemo`), rows that
 * have not changed are not drawn anew: what a cell shows must then come from its row, or by a hook of its own.
 */
export type DataColumn<Row> = {
  key: string;
  label: string;
  cell: (row: Row) => ReactNode;
  numeric?: boolean;
  /** Only where the list has at least so many pixels; the record has it anyway. */
  room?: 700 | 800 | 1000 | 1300;
  /** A text that shares with the name what room the facts leave, and is cut where that is not enough. */
  grows?: boolean;
  /** Which way the list is sorted when its head is pressed first; absent: it does not sort. */
  sorts?: 'up' | 'down';
};
