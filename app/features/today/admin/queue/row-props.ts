import type { QueueKey, QueueRows } from './queue.ts';
import type { QueueActs } from './use-queue-acts.ts';

export type RowProps<K extends QueueKey> = {
  row: QueueRows[K];
  /** Whose screen it is. */
  me: string;
  /** When the rows were read. */
  now: string;
  acts: QueueActs;
};
