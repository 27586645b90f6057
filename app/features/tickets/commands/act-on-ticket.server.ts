import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { z } from 'zod';
import { asPerson } from '#app/access/guard.server.ts';
import type { Permission } from '#app/access/permissions.ts';
import type { Person } from '#app/platform/database/actor.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { nudgeJobs } from '#app/platform/jobs/jobs.server.ts';
import { typedLine, typedWords } from '#app/platform/text/typed-text.ts';
import { placeholdersIn } from '#app/ui/admin/composer/placeholders.ts';
import { NOTE_LENGTH, PRIORITIES, REPLY_LENGTH, TICKET_STATUSES, TITLE_LENGTH } from '../ticket.ts';
import {
  INTENTS,
  type Intent,
  type MergeQuestion,
  type TicketReply,
  type Why,
} from '../ticket-replies.ts';
import {
  dropBegun,
  dropLater,
  editNote,
  editTicket,
  linkEntry,
  mergeTickets,
  moveTicket,
  readMentions,
  readTwoCustomers,
  removeNote,
  replyLater,
  sendReply,
  setContact,
  ticketByNumber,
  unmergeTicket,
  writeNote,
} from './ticket-acts.store.server.ts';

type Tx = Transaction<DB>;
type Answer = { reply: TicketReply; status: 200 | 403 | 404 | 409 | 422 };

const plain = z
  .string()
  .catch('')
  .transform((text) => text.toWellFormed().replaceAll('\u0000', ''))
  .pipe(typedWords);
// Without scripts nobody has made one.
const ownId = z.uuid().catch(() => randomUUID());
const status = z.enum(TICKET_STATUSES);
const someone = z.union([z.uuid(), z.literal('').transform(() => null)]);
/** As a field of the browser says it: without a zone, on the clocks of the house. */
const moment = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/)
  .refine((text) => !Number.isNaN(Date.parse(text)));
const note = { id: ownId, text: plain, named: z.array(z.string()) };
const act = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('note'), ...note }),
  z.object({ intent: z.literal('edit-note'), ...note, id: z.uuid() }),
  z.object({ intent: z.literal('remove-note'), id: z.uuid() }),
  z.object({ intent: z.literal('restore-note'), id: z.uuid() }),
  z.object({ intent: z.literal('read-notes') }),
  z.object({
    intent: z.literal('reply'),
    id: ownId,
    text: plain,
    next: status.nullish().catch(null),
    seen: z.iso.datetime().nullish().catch(null),
    file: z.array(z.uuid()).max(10),
  }),
  z.object({
    intent: z.literal('later'),
    id: ownId,
    text: plain,
    next: status.nullish().catch(null),
    at: moment,
  }),
  z.object({ intent: z.literal('drop-later'), id: z.uuid() }),
  z.object({ intent: z.literal('move'), status, seen: status.optional() }),
  z.object({
    intent: z.literal('edit'),
    title: plain.pipe(typedLine).pipe(z.string().min(1).max(TITLE_LENGTH)),
    priority: z.enum(PRIORITIES),
    owner: someone,
    module: someone,
    seen: z.coerce.number().int(),
  }),
  z.object({ intent: z.literal('contact'), contact: someone, seen: z.coerce.number().int() }),
  z.object({ intent: z.literal('link'), protocol: plain }),
  z.object({ intent: z.literal('unlink'), protocol: plain }),
  z.object({
    intent: z.literal('merge'),
    number: plain,
    /** Revisions of both tickets, once somebody has confirmed that they are of two customers. */
    seen: z
      .string()
      .regex(/^\d{1,9},\d{1,9}$/)
      .transform((text) => text.split(',').map(Number))
      .nullish()
      .catch(null),
  }),
  z.object({ intent: z.literal('unmerge') }),
  z.object({ intent: z.literal('drop-begun') }),
]);
type Act = z.output<typeof act>;

/** What the database refuses, in its words, and what that is called on the screen. */
const REFUSALS: Readonly<Record<string, { why: Why; status: Answer['status'] }>> = {
  feedback_update_missing: { why: 'forbidden', status: 403 },
  note_not_yours: { why: 'notYours', status: 409 },
  ticket_gone: { why: 'gone', status: 404 },
  contact_gone: { why: 'contactGone', status: 404 },
  entry_gone: { why: 'entryGone', status: 404 },
  ticket_merged: { why: 'merged', status: 409 },
  ticket_answered: { why: 'answered', status: 409 },
  ticket_changed: { why: 'changed', status: 409 },
  ticket_reaches_nobody: { why: 'nobody', status: 409 },
  ticket_move_not_allowed: { why: 'way', status: 409 },
  ticket_owner_unfit: { why: 'unfit', status: 409 },
  ticket_other_product: { why: 'otherProduct', status: 409 },
  ticket_other_client: { why: 'otherClient', status: 409 },
  files_gone: { why: 'files', status: 409 },
  already_merged: { why: 'mergedAlready', status: 409 },
  merge_with_itself: { why: 'itself', status: 409 },
  unmerge_late: { why: 'late', status: 409 },
  later_time_invalid: { why: 'time', status: 422 },
  later_too_many: { why: 'manyLater', status: 409 },
  later_gone: { why: 'laterGone', status: 409 },
  not_merged: { why: 'changed', status: 409 },
};

type Done = { id: string; why?: Why; merge?: MergeQuestion } & Pick<
  Extract<TicketReply, { done: true }>,
  'from' | 'text' | 'before'
>;

const leaves = ({ intent }: Act) => intent === 'reply' || intent === 'later';

/** What is wrong with a text before anybody is asked to keep it. */
function mistakeIn(asked: Act): Why | undefined {
  if (!('text' in asked)) return undefined;
  if (asked.text === '') return 'empty';
  if (asked.text.length > (leaves(asked) ? REPLY_LENGTH : NOTE_LENGTH)) return 'long';
  return leaves(asked) && placeholdersIn(asked.text).length > 0 ? 'open' : undefined;
}

async function change(tx: Tx, ticket: string, asked: Act): Promise<Done> {
  switch (asked.intent) {
    case 'move': {
      const { outcome, from } = await moveTicket(tx, ticket, asked.status, asked.seen);
      return outcome === 'done'
        ? { id: ticket, ...(from && { from }) }
        : { id: ticket, why: outcome };
    }
    case 'edit': {
      const { title, priority, owner, module, seen } = asked;
      const fields = { title, priority, owner_id: owner, module_id: module };
      const outcome = await editTicket(tx, ticket, fields, seen);
      return outcome === 'done' ? { id: ticket } : { id: ticket, why: outcome };
    }
    case 'contact': {
      const { outcome, before } = await setContact(tx, ticket, asked.contact, asked.seen);
      return outcome === 'done'
        ? { id: ticket, ...(before && { before }) }
        : { id: ticket, why: outcome };
    }
    case 'merge': {
      const into = await ticketByNumber(tx, asked.number);
      if (!into) return { id: ticket, why: 'gone' };
      const seen = asked.seen ?? null;
      const two = seen ? undefined : await readTwoCustomers(tx, into.id, ticket);
      if (two) return { id: ticket, why: 'otherCustomer', merge: { number: asked.number, ...two } };
      await mergeTickets(tx, into.id, ticket, seen);
      return { id: into.id };
    }
    case 'drop-begun':
      await dropBegun(tx, ticket);
      return { id: ticket };
    case 'unmerge':
      await unmergeTicket(tx, ticket);
      return { id: ticket };
    case 'link':
    case 'unlink': {
      const found = await linkEntry(tx, ticket, asked.protocol, asked.intent === 'link');
      return found ? { id: ticket } : { id: ticket, why: 'entryGone' };
    }
    default:
      return write(tx, ticket, asked);
  }
}

type Writing = Extract<
  Act,
  {
    intent:
      | 'note'
      | 'edit-note'
      | 'remove-note'
      | 'restore-note'
      | 'read-notes'
      | 'reply'
      | 'later'
      | 'drop-later';
  }
>;

async function write(tx: Tx, ticket: string, asked: Writing): Promise<Done> {
  switch (asked.intent) {
    case 'reply':
      await sendReply(tx, ticket, {
        id: asked.id,
        body: asked.text,
        next: asked.next ?? null,
        files: asked.file,
        seen: asked.seen ?? null,
      });
      return { id: asked.id };
    case 'later': {
      const { id, text, next, at } = asked;
      await replyLater(tx, ticket, { id, body: text, next: next ?? null, at });
      return { id };
    }
    case 'drop-later':
      return { id: asked.id, text: await dropLater(tx, asked.id) };
    case 'note':
      await writeNote(tx, ticket, { id: asked.id, text: asked.text, picked: asked.named });
      return { id: asked.id };
    case 'edit-note':
      await editNote(tx, ticket, { id: asked.id, text: asked.text, picked: asked.named });
      return { id: asked.id };
    case 'read-notes':
      await readMentions(tx, ticket);
      return { id: ticket };
    default:
      await removeNote(tx, asked.id, asked.intent === 'remove-note');
      return { id: asked.id };
  }
}

const intentIn = (form: FormData): Intent => {
  const given = String(form.get('intent'));
  return Object.hasOwn(INTENTS, given) ? (given as Intent) : 'note';
};

/** A posted act on a ticket: something written, moved, changed, linked or merged. */
export async function actOnTicket(
  person: Person,
  ticketId: string,
  form: FormData,
  permissions: ReadonlySet<Permission>,
): Promise<Answer> {
  const intent = intentIn(form);
  const typed = form.get('text');
  const refused = (why: Why, answer: Answer['status'], merge?: MergeQuestion): Answer => ({
    reply: {
      done: false,
      intent,
      why,
      ...(typeof typed === 'string' && { text: typed }),
      ...(merge && { merge }),
    },
    status: answer,
  });
  if (!permissions.has(INTENTS[intent])) return refused('forbidden', 403);
  if (!z.uuid().safeParse(ticketId).success) return refused('gone', 404);
  // With a time it waits for that.
  const isLater = intent === 'reply' && Boolean(form.get('at'));
  const asked = act.safeParse({
    ...Object.fromEntries(form),
    intent: isLater ? 'later' : intent,
    named: form.getAll('named'),
    file: form.getAll('file'),
  });
  if (!asked.success) return refused('invalid', 422);
  const mistake = mistakeIn(asked.data);
  if (mistake) return refused(mistake, 422);
  try {
    const { why, merge, ...done } = await asPerson(person, (tx) =>
      change(tx, ticketId, asked.data),
    );
    if (why) return refused(why, why === 'changed' || merge ? 409 : 404, merge);
    nudgeJobs();
    return { reply: { done: true, intent: isLater ? 'later' : intent, ...done }, status: 200 };
  } catch (error) {
    const refusal = error instanceof Error ? REFUSALS[error.message] : undefined;
    if (!refusal) throw error;
    return refused(refusal.why, refusal.status);
  }
}
