import type { CSSProperties, ReactNode } from 'react';

/**
 * A column of a list. Where the columns are the same at each render (`useMemo`), unchanged rows are not
 * rerendered: a cell's content must then come from its row, or by a hook of its own.
 */
export type DataColumn<Row> = {
  key: string;
  label: string;
  cell: (row: Row) => ReactNode;
  numeric?: boolean;
  /** Only where the list has at least so many pixels; the record shows it anyway. */
  room?: 700 | 800 | 1000 | 1300 | 1600;
  /** A text that shares with the name the room that the facts leave, and is cut where that is not enough. */
  grows?: boolean;
  /** A fact of a field that staff defined: it takes less room, of which the name leaves some. */
  further?: boolean;
  /** Hidden until the user shows it. */
  startsHidden?: boolean;
  /** The width in pixels that the user has chosen. */
  width?: number | undefined;
  /** The sort direction at the first press of its head; absent: it does not sort. */
  sorts?: 'up' | 'down';
};

/** The width of a column, for its cells; where the list is narrow they have none. */
export const widthStyle = (width: number | undefined): CSSProperties | undefined =>
  width === undefined ? undefined : ({ '--column': `${width}px` } as CSSProperties);
