import { z } from 'zod';
import { command } from '#app/access/commands/command.server.ts';
import { chooseClientNotice } from '#app/features/client-notices/client-notices.store.server.ts';
import {
  CLIENT_NOTICES,
  type ClientNoticeKind,
  NOTICE_WAYS,
} from '#app/features/client-notices/client-notices.ts';
import { accountAddress } from './account-address.ts';

const way = z.enum(NOTICE_WAYS);
const ways = {
  deliverable: way,
  answer: way,
  date: way,
  ticket: way,
  'invoice.due': way,
  'invoice.overdue': way,
} satisfies Record<ClientNoticeKind, typeof way>;

/** Chooses how the user is notified of each kind of news. */
export const chooseNotices = command({
  actor: 'client',
  input: z.object(ways),
  async run({ tx, input }) {
    for (const kind of CLIENT_NOTICES) await chooseClientNotice(tx, kind, input[kind]);
    return {};
  },
  redirectTo: () => accountAddress('avisos', 'notices'),
});
