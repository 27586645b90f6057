import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { command, Refusal } from '#app/access/commands/command.server.ts';
import { LOCALES } from '#app/i18n/locale.ts';
import { adminPath } from '#app/paths.ts';
import { callValue, typed } from '#app/platform/database/call-function.server.ts';
import { placeholdersIn } from '#app/ui/admin/composer/placeholders.ts';
import { BODY_LENGTH, CHANNELS, type MessageCode, SUBJECT_LENGTH } from '../messages.ts';

/** A text; null where it is empty. */
const textOrNone = z
  .string()
  .nullish()
  .transform((text) => text?.trim() || null);

const input = z.object({
  // Without scripts there is none.
  id: z.uuid().catch(() => randomUUID()),
  kind: z.enum(['lead', 'contact', 'deal']),
  about: z.uuid(),
  channel: z.enum(CHANNELS),
  direction: z.enum(['out', 'in']).catch('out'),
  locale: z.enum(LOCALES).catch('pt-BR'),
  template: textOrNone,
  recipient: textOrNone,
  subject: textOrNone,
  body: textOrNone,
  file: z.array(z.uuid()).max(10),
});

/** Why a message cannot be sent as typed. */
function mistakeIn({ channel, subject, body, recipient }: z.output<typeof input>) {
  if (placeholdersIn(`${subject ?? ''} ${body ?? ''}`).length > 0) return 'open';
  if ((subject?.length ?? 0) > SUBJECT_LENGTH || (body?.length ?? 0) > BODY_LENGTH) return 'long';
  const whole = channel === 'call' || (body !== null && recipient !== null);
  return whole && (channel !== 'mail' || subject !== null) ? undefined : 'incomplete';
}

/** Sends a mail, or records a message or a call, once under its id. The first one moves a new lead on. */
export const sendMessage = command({
  permission: 'crm:update',
  input,
  async run({ tx, input: typedMessage }) {
    const mistake: MessageCode | undefined = mistakeIn(typedMessage);
    if (mistake) throw new Refusal(mistake, 422);
    const { id, kind, about, file, ...rest } = typedMessage;
    const message = { ...rest, subject_kind: kind, subject_id: about, files: file };
    const { moved } = await callValue(
      tx,
      'public.send_crm_message',
      { id, message: JSON.stringify(message) },
      typed<{ moved: boolean }>(),
    );
    return { id, channel: rest.channel, moved: moved ?? false };
  },
  // Without scripts nothing shows the reply but the record itself.
  redirectTo: ({ request, input: { kind, about: id } }) =>
    request.headers.get('sec-fetch-dest') === 'document' ? adminPath(kind, { id }) : undefined,
  // A sent mail stays sent: only the move of its lead can be undone.
  undo: ({ data: { id, channel, moved } }) =>
    moved || channel !== 'mail' ? { intent: 'take-back', id } : undefined,
});
