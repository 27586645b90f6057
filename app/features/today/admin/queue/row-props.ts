import type { QueueKey, QueueRows } from './queue.ts';
import type { QueuePosts } from './use-queue-posts.ts';

export type RowProps<K extends QueueKey> = {
  row: QueueRows[K];
  /** The user of the screen. */
  me: string;
  /** When the rows were read. */
  now: string;
  acts: QueuePosts;
};
