import type { QueueKey, QueueRows } from './queue.ts';
import type { QueueActs } from './use-queue-acts.ts';

export type RowProps<K extends QueueKey> = {
  row: QueueRows[K];
  /** The user of the screen. */
  me: string;
  /** When the rows were read. */
  now: string;
  acts: QueueActs;
};
