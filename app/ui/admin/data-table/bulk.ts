import type { ReactNode } from 'react';

/** What is done with several rows at once. */
export type Bulk<Row> = {
  nameOf: (row: Row) => string;
  /** Only these can be chosen. */
  may?: (row: Row) => boolean;
  /** Whether it can be done with everything that the filters leave, on whatever page. */
  matching?: boolean;
  /**
   * The form that the boxes of the rows belong to, by its id; `id` is the name of what it posts. With
   * `matching` everything is meant that the address of the list leaves, and not the rows.
   */
  form: (given: { id: string; selected: readonly Row[]; matching: boolean }) => ReactNode;
};
