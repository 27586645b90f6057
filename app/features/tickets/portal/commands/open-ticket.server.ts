import { z } from 'zod';
import { command, Refusal } from '#app/access/commands/command.server.ts';
import { portalPath } from '#app/paths.ts';
import { callValue, typed } from '#app/platform/database/call-function.server.ts';
import { typedLine, typedWords } from '#app/platform/text/typed-text.ts';
import { REPLY_LENGTH, TITLE_LENGTH } from '../../ticket.ts';
import { removeFiles, storeFiles } from './client-files.server.ts';

const STATUS = { limited: 429, gone: 404 } as const;

/** Opens a ticket with a first message and its files; idempotent by the id. */
export const openTicket = command({
  actor: 'client',
  input: z.object({
    id: z.uuid(),
    organization: z.uuid(),
    project: z
      .union([z.uuid(), z.literal('')])
      .default('')
      .transform((id) => id || null),
    title: typedLine.pipe(z.string().min(1).max(TITLE_LENGTH, 'long')),
    body: typedWords.pipe(z.string().min(1).max(REPLY_LENGTH, 'long')),
  }),
  prepare: ({ upload }) => storeFiles(upload),
  async run({ tx, input, ready: files }) {
    const outcome = await callValue(
      tx,
      'public.open_client_ticket',
      { ...input, files: JSON.stringify(files) },
      typed<'opened' | keyof typeof STATUS>(),
    );
    if (outcome === 'opened') return {};
    throw new Refusal(outcome ?? 'gone', STATUS[outcome ?? 'gone']);
  },
  afterRollback: removeFiles,
  redirectTo: ({ input: { id } }) => `${portalPath('ticket', { id })}?done=opened`,
});
