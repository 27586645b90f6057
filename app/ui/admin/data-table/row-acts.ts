/** An act on rows of a list by a single key: on the selected ones, else on the one in focus. */
export type RowAct<Row> = {
  key: string;
  label: string;
  legend?: boolean;
  /** Whether it can be done to a row; to several only if it can be done to each. */
  may?: (row: Row) => boolean;
  run: (rows: readonly Row[], at: RowPlace) => void;
};

export type RowPlace = {
  /** The line of the row, where it is one. */
  line: HTMLTableRowElement | undefined;
  /** Selects the row, and puts the focus into a field of the bar for selected rows. */
  pick: (field: string) => void;
};
