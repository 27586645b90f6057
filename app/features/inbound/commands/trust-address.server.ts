import { z } from 'zod';
import { command, Refusal, type Tx } from '#app/access/commands/command.server.ts';
import type { ReplyOf } from '#app/access/commands/define-actions.server.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';
import { typedEmail } from '#app/platform/text/typed-text.ts';
import type { AddressOwner } from '../bounced-addresses.ts';

const fields = { about: z.uuid(), email: typedEmail.pipe(z.email().max(254)) };
const ofCrm = z.object({ ...fields, kind: z.enum(['lead', 'contact', 'deal']) });
const ofTicket = z.object({ ...fields, kind: z.literal('ticket') });

type Typed = { kind: AddressOwner['kind']; about: string; email: string };

async function setTrust(tx: Tx, { kind, about: id, email }: Typed, trusted: boolean) {
  const done = await callValue(tx, 'public.trust_address', { about: kind, id, email, trusted });
  if (!done) throw new Refusal('gone');
  return { email };
}

const undoTrust = ({ input }: { input: Typed }) => ({ intent: 'distrust', ...input });

/** Lets mails go again to an address that has given one back. */
const trustAddress = command({
  permission: 'crm:update',
  input: ofCrm,
  run: ({ tx, input }) => setTrust(tx, input, true),
  undo: undoTrust,
});
const trustTicketAddress = command({
  permission: 'feedback:update',
  input: ofTicket,
  run: ({ tx, input }) => setTrust(tx, input, true),
  undo: undoTrust,
});

/** Keeps mails from such an address again. */
const distrustAddress = command({
  permission: 'crm:update',
  input: ofCrm,
  run: ({ tx, input }) => setTrust(tx, input, false),
});
const distrustTicketAddress = command({
  permission: 'feedback:update',
  input: ofTicket,
  run: ({ tx, input }) => setTrust(tx, input, false),
});

export const trustCommands = {
  trust: trustAddress,
  distrust: distrustAddress,
  'trust-of-ticket': trustTicketAddress,
  'distrust-of-ticket': distrustTicketAddress,
};

export type TrustReply = ReplyOf<typeof trustCommands>;

/** The requested command of a form; undefined where it is about no address. */
export function trustIntentOf(form: FormData): string | undefined {
  const intent = form.get('intent');
  if (intent !== 'trust' && intent !== 'distrust') return undefined;
  // The address of a ticket is open to users who answer tickets.
  return form.get('kind') === 'ticket' ? `${intent}-of-ticket` : intent;
}
