import type { ComponentType } from 'react';
import { DealRow } from './deal-row.tsx';
import { DraftRow } from './draft-row.tsx';
import { LeadRow } from './lead-row.tsx';
import { MailRow } from './mail-row.tsx';
import { MessageRow } from './message-row.tsx';
import type { QueueKey, QueueRows } from './queue.ts';
import { RequestRow } from './request-row.tsx';
import { TaskRow } from './task-row.tsx';
import type { QueueActs } from './use-queue-acts.ts';

export type RowProps<K extends QueueKey> = {
  row: QueueRows[K];
  /** Whose screen it is. */
  me: string;
  /** When the rows were read. */
  now: string;
  acts: QueueActs;
};

/** How the rows of each column are shown, and acted on. */
export const ROWS: { readonly [K in QueueKey]: ComponentType<RowProps<K>> } = {
  leads: LeadRow,
  tasks: TaskRow,
  deals: DealRow,
  messages: MessageRow,
  requests: RequestRow,
  mails: MailRow,
  drafts: DraftRow,
};
