import { randomUUID } from 'node:crypto';
import { sql } from './auth-posts.ts';

/** A mail that waits or was discarded, and the post about it. */
const onInboundMail =
  (intent: string, state = 'waiting') =>
  async () => {
    const id = randomUUID();
    await sql(
      `insert into public.inbound_mails (id, state, from_address, subject)
     values ($1, $2, 'bia@rua.example', 'Pergunta')`,
      ...[id, state],
    );
    return { path: `/admin/mails/received/${id}`, fields: { intent } };
  };

/** Posts about mails that came in, as a part of sample-posts.ts. */
export const inboundPosts = {
  'admin.inboundMails': {
    choose: async () => ({ fields: { intent: 'choose', unverifiedMail: 'wait' } }),
  },
  'admin.inboundMail': {
    open: onInboundMail('open'),
    take: onInboundMail('take'),
    discard: onInboundMail('discard'),
    restore: onInboundMail('restore', 'discarded'),
  },
};
