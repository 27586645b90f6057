import type { ReactNode } from 'react';

/** An action on several rows at once. */
export type Bulk<Row> = {
  nameOf: (row: Row) => string;
  /** Only these can be selected. */
  may?: (row: Row) => boolean;
  /** Whether it can apply to all rows of the filters, on whatever page. */
  matching?: boolean;
  /**
   * The form that the boxes of the rows belong to, by its id; `id` is the name of its field. With
   * `matching` all rows of the list's address are meant, and not the selected ones.
   */
  form: (given: { id: string; selected: readonly Row[]; matching: boolean }) => ReactNode;
};
