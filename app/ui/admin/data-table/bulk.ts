import type { ReactNode } from 'react';

/** What is done with several rows at once. */
export type Bulk<Row> = {
  nameOf: (row: Row) => string;
  /** Only these can be chosen. */
  may?: (row: Row) => boolean;
  /** The form that the boxes of the rows belong to, by its id; `id` is the name of what it posts. */
  form: (given: { id: string; selected: readonly Row[] }) => ReactNode;
};
