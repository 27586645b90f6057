import type { Transaction } from 'kysely';
import { readBounced } from '#app/features/inbound/bounced-addresses.store.server.ts';
import type { BouncedAddress } from '#app/features/inbound/bounced-addresses.ts';
import { callRows, typed } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import type { FileToSend } from '#app/platform/files/send-file.server.ts';
import { readTicketTimes } from '../clocks/ticket-clocks.store.server.ts';
import type { TicketTimes } from '../clocks/ticket-times.ts';
import type { Colleague, Priority, TicketStatus, Turn } from '../ticket.ts';
import { readTicketClient } from './client-tickets.store.server.ts';
import {
  readDraftTemplate,
  readTemplates,
  type TicketTemplate,
} from './ticket-templates.store.server.ts';
import { readThread, type ThreadItem } from './ticket-thread.store.server.ts';
import { type Project, readColleagues, readProjects } from './tickets-page.store.server.ts';

type Tx = Transaction<DB>;

/** Another ticket, with its identifying fields. */
export type TicketRef = { id: string; number: number; title: string };

type FactsRow = {
  id: string;
  number: number;
  title: string;
  status: TicketStatus;
  priority: Priority;
  waits_for: Turn | null;
  owner_id: string | null;
  owner_name: string | null;
  asks_name: string | null;
  asks_email: string | null;
  contact_id: string | null;
  company_id: string | null;
  company: string | null;
  product: string | null;
  project_id: string;
  project: string;
  module_id: string | null;
  module: string | null;
  locale: string;
  emptied: boolean;
  created_at: Date;
  last_public_at: Date;
  first_answered_at: Date | null;
  solved_at: Date | null;
  revision: number;
  merged_into: TicketRef | null;
  follows: TicketRef | null;
  others: (TicketRef & { is: 'merged' | 'further' })[];
};

/** Why a due reply was not sent, as in send_due_replies(). */
type LaterFailure = 'merged' | 'unfit' | 'nobody' | 'answered';

async function readWriting(tx: Tx, id: string): Promise<Ticket['writing']> {
  const rows = await callRows(tx, 'public.ticket_writing', { ticketId: id });
  return rows.map(({ name, until }) => ({ name, until: until.toISOString() }));
}

/** Replies that are not sent yet; the policy hides those out of reach. */
async function readLater(
  tx: Tx,
  id: string,
  colleagues: readonly Colleague[],
): Promise<Ticket['later']> {
  const rows = await tx
    .selectFrom('ticket_replies_later')
    .select(['id', 'body', 'send_at', 'author_id', 'failed'])
    .where('ticket_id', '=', id)
    .orderBy('send_at')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    body: row.body,
    sendAt: new Date(row.send_at).toISOString(),
    by: colleagues.find((one) => one.id === row.author_id)?.name ?? null,
    failed: row.failed as LaterFailure | null,
  }));
}

export type Ticket = {
  id: string;
  number: number;
  title: string;
  status: TicketStatus;
  priority: Priority;
  turn: Turn | null;
  owner: Colleague | null;
  asks: string;
  email: string;
  contactId: string | null;
  company: string;
  companyId: string | null;
  /** The client whose members follow it in the portal, and its project. */
  client: { organization: string; projectId: string | null; project: string | null } | null;
  product: string;
  projectId: string;
  project: string;
  moduleId: string | null;
  module: string;
  emptied: boolean;
  createdAt: string;
  /** The time of the last message visible outside, which a reply is compared with. */
  lastAt: string;
  firstAnsweredAt: string | null;
  times: TicketTimes | undefined;
  revision: number;
  mergedInto: TicketRef | null;
  follows: TicketRef | null;
  others: (TicketRef & { is: 'merged' | 'further' })[];
  /** Older ones that the mail which opened it may continue. */
  continues: TicketRef[];
  thread: ThreadItem[];
  /** The recipients of a reply; one without an address reads it on the page of the entry. */
  audience: { name: string; email: string }[];
  /** Of their addresses those that have given mails back. */
  bounced: BouncedAddress[];
  /** Other users who are writing a reply at this moment, and until when that is valid. */
  writing: { name: string; until: string }[];
  /** Answers that wait for their time. */
  later: {
    id: string;
    body: string;
    sendAt: string;
    by: string | null;
    failed: LaterFailure | null;
  }[];
  colleagues: Colleague[];
  modules: Project['modules'];
  templates: TicketTemplate[];
  /** The key of the template of a rule's draft. */
  draftTemplate: string | null;
};

/** One ticket with all that its screen shows; undefined for one out of reach. */
export async function readTicket(tx: Tx, id: string, me: string): Promise<Ticket | undefined> {
  const rows = await callRows(
    tx,
    'public.ticket_facts',
    { id },
    {
      status: typed<FactsRow['status']>(),
      priority: typed<FactsRow['priority']>(),
      waits_for: typed<FactsRow['waits_for']>(),
      merged_into: typed<FactsRow['merged_into']>(),
      follows: typed<FactsRow['follows']>(),
      others: typed<FactsRow['others']>(),
    },
  );
  const [row] = rows;
  if (!row) return undefined;
  const audience = await callRows(tx, 'public.ticket_audience', { ticketId: id });
  const continues = await callRows(tx, 'public.tickets_continued_by_ticket', { ticketId: id });
  const projects = await readProjects(tx);
  const colleagues = await readColleagues(tx, row.project_id);
  return {
    id: row.id,
    number: row.number,
    title: row.title,
    status: row.status,
    priority: row.priority,
    turn: row.waits_for,
    owner: row.owner_id ? { id: row.owner_id, name: row.owner_name ?? '' } : null,
    asks: row.asks_name ?? row.asks_email ?? '',
    email: row.asks_email ?? '',
    contactId: row.contact_id,
    company: row.company ?? '',
    companyId: row.company_id,
    client: await readTicketClient(tx, id),
    product: row.product ?? '',
    projectId: row.project_id,
    project: row.project,
    moduleId: row.module_id,
    module: row.module ?? '',
    emptied: row.emptied,
    createdAt: row.created_at.toISOString(),
    lastAt: row.last_public_at.toISOString(),
    firstAnsweredAt: row.first_answered_at?.toISOString() ?? null,
    times: (await readTicketTimes(tx, [id])).get(id),
    revision: row.revision,
    mergedInto: row.merged_into,
    follows: row.follows,
    others: row.others,
    continues,
    thread: await readThread(tx, id, me),
    audience: audience.map(({ name, email }) => ({ name: name ?? '', email: email ?? '' })),
    bounced: await readBounced(tx, { kind: 'ticket', id }),
    writing: await readWriting(tx, id),
    later: await readLater(tx, id, colleagues),
    colleagues,
    modules: projects.find((project) => project.id === row.project_id)?.modules ?? [],
    templates: await readTemplates(tx, row),
    draftTemplate: await readDraftTemplate(tx, id),
  };
}

/** A file of a reply, or one that waits for it; the policy hides those out of reach. */
export const readTicketFile = (tx: Tx, id: string): Promise<FileToSend | undefined> =>
  tx
    .selectFrom('feedback_attachments')
    .select(['storage_key', 'original_name', 'content_type', 'size'])
    .where('id', '=', id)
    .executeTakeFirst();
