import { z } from 'zod';
import { command, Refusal } from '#app/access/commands/command.server.ts';
import { portalPath } from '#app/paths.ts';
import { callValue, typed } from '#app/platform/database/call-function.server.ts';
import { typedWords } from '#app/platform/text/typed-text.ts';
import { REPLY_LENGTH } from '../../ticket.ts';
import { removeFiles, storeFiles } from './client-files.server.ts';

const STATUS = { limited: 429, gone: 404 } as const;
type Outcome = { outcome: 'said'; ticket: string } | { outcome: keyof typeof STATUS };

/** Adds a message with its files to a ticket; a continuing ticket may get it. Idempotent by the id. */
export const replyToTicket = command({
  actor: 'client',
  input: z.object({
    ticket: z.uuid(),
    id: z.uuid(),
    body: typedWords.pipe(z.string().min(1).max(REPLY_LENGTH, 'long')),
  }),
  prepare: ({ upload }) => storeFiles(upload),
  async run({ tx, input, ready: files }) {
    const reply = await callValue(
      tx,
      'public.reply_as_client',
      { ...input, files: JSON.stringify(files) },
      typed<Outcome>(),
    );
    if (reply?.outcome === 'said') return { ticket: reply.ticket };
    const outcome = reply?.outcome ?? 'gone';
    throw new Refusal(outcome, STATUS[outcome]);
  },
  afterRollback: removeFiles,
  redirectTo: ({ data: { ticket } }) => `${portalPath('ticket', { id: ticket })}?done=said`,
});
