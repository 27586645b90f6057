import type { ReactNode } from 'react';

export type DataColumn<Row> = {
  key: string;
  label: string;
  cell: (row: Row) => ReactNode;
  numeric?: boolean;
  /** Only where the list has at least so many pixels; the record has it anyway. */
  room?: 700 | 800 | 1000;
  /** Which way the list is sorted when its head is pressed first; absent: it does not sort. */
  sorts?: 'up' | 'down';
};
