import type { ComponentType } from 'react';
import { DealRow } from './deal-row.tsx';
import { DraftRow } from './draft-row.tsx';
import { LeadRow } from './lead-row.tsx';
import { MailRow } from './mail-row.tsx';
import { MessageRow } from './message-row.tsx';
import type { QueueKey } from './queue.ts';
import { RequestRow } from './request-row.tsx';
import type { RowProps } from './row-props.ts';
import { TaskRow } from './task-row.tsx';
import { TicketRow } from './ticket-row.tsx';

/** How the rows of each column are shown, and acted on. */
export const ROWS: { readonly [K in QueueKey]: ComponentType<RowProps<K>> } = {
  leads: LeadRow,
  tasks: TaskRow,
  deals: DealRow,
  messages: MessageRow,
  tickets: TicketRow,
  requests: RequestRow,
  mails: MailRow,
  drafts: DraftRow,
};
