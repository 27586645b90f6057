import type { ReactNode } from 'react';

export type DataColumn<Row> = {
  key: string;
  label: string;
  cell: (row: Row) => ReactNode;
  numeric?: boolean;
  /** Only where the list has at least so many pixels; the record has it anyway. */
  room?: 700 | 800 | 1000;
  /** A text that shares with the name what room the facts leave, and is cut where that is not enough. */
  grows?: boolean;
  /** Which way the list is sorted when its head is pressed first; absent: it does not sort. */
  sorts?: 'up' | 'down';
};
