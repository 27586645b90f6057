import type { Transaction } from 'kysely';
import { readTags } from '#app/features/crm/tags/tags.store.server.ts';
import type { Tag } from '#app/features/crm/tags/tags.ts';
import type { RecordFields } from '#app/features/custom-fields/custom-field.ts';
import { readRecordFields } from '#app/features/custom-fields/custom-fields.store.server.ts';
import { readBounced } from '#app/features/inbound/bounced-addresses.store.server.ts';
import type { BouncedAddress } from '#app/features/inbound/bounced-addresses.ts';
import { callRows, typed } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import type { FileToSend } from '#app/platform/files/send-file.server.ts';
import { readTicketTimes } from '../clocks/ticket-clocks.store.server.ts';
import type { TicketTimes } from '../clocks/ticket-times.ts';
import {
  type Colleague,
  type Priority,
  type TicketStatus,
  type Turn,
  ticketNumber,
} from '../ticket.ts';
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
  waitsFor: Turn | null;
  ownerId: string | null;
  ownerName: string | null;
  asksName: string | null;
  asksEmail: string | null;
  contactId: string | null;
  companyId: string | null;
  company: string | null;
  product: string | null;
  projectId: string;
  project: string;
  moduleId: string | null;
  module: string | null;
  locale: string;
  emptied: boolean;
  createdAt: Date;
  lastPublicAt: Date;
  firstAnsweredAt: Date | null;
  solvedAt: Date | null;
  revision: number;
  mergedInto: TicketRef | null;
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
    .select(['id', 'body', 'sendAt', 'authorId', 'failed'])
    .where('ticketId', '=', id)
    .orderBy('sendAt')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    body: row.body,
    sendAt: new Date(row.sendAt).toISOString(),
    by: colleagues.find((one) => one.id === row.authorId)?.name ?? null,
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
  tags: { own: readonly Tag[]; all: readonly Tag[] };
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
  /** Its values in the fields that staff defined. */
  custom: RecordFields;
  templates: TicketTemplate[];
  /** The key of the template of a rule's draft. */
  draftTemplate: string | null;
};

/** The name of a product, as people know it. */
async function readProductName(tx: Tx, slug: string | null): Promise<string | null> {
  if (slug === null) return null;
  const found = await tx
    .selectFrom('crm_products')
    .select('name')
    .where('slug', '=', slug)
    .executeTakeFirst();
  return found?.name ?? slug;
}

/** The product of a project, as a list. */
async function productsOf(tx: Tx, projectId: string): Promise<string[]> {
  const project = await tx
    .selectFrom('feedback_projects')
    .select('product')
    .where('id', '=', projectId)
    .executeTakeFirst();
  return project?.product ? [project.product] : [];
}

/** One ticket with all that its screen shows; undefined for one out of reach. */
export async function readTicket(tx: Tx, id: string, me: string): Promise<Ticket | undefined> {
  const rows = await callRows(
    tx,
    'public.ticket_facts',
    { id },
    {
      status: typed<FactsRow['status']>(),
      priority: typed<FactsRow['priority']>(),
      waitsFor: typed<FactsRow['waitsFor']>(),
      mergedInto: typed<FactsRow['mergedInto']>(),
      follows: typed<FactsRow['follows']>(),
      others: typed<FactsRow['others']>(),
    },
  );
  const [row] = rows;
  if (!row) return undefined;
  const audience = await callRows(tx, 'public.ticket_audience', { ticketId: id });
  const continues = await callRows(tx, 'public.tickets_continued_by_ticket', { ticketId: id });
  const projects = await readProjects(tx);
  const colleagues = await readColleagues(tx, row.projectId);
  return {
    id: row.id,
    number: row.number,
    title: row.title,
    status: row.status,
    priority: row.priority,
    turn: row.waitsFor,
    owner: row.ownerId ? { id: row.ownerId, name: row.ownerName ?? '' } : null,
    asks: row.asksName ?? row.asksEmail ?? '',
    email: row.asksEmail ?? '',
    contactId: row.contactId,
    company: row.company ?? '',
    companyId: row.companyId,
    client: await readTicketClient(tx, id),
    tags: await readTags(tx, { kind: 'ticket', id }),
    product: (await readProductName(tx, row.product)) ?? '',
    projectId: row.projectId,
    project: row.project,
    moduleId: row.moduleId,
    module: row.module ?? '',
    emptied: row.emptied,
    createdAt: row.createdAt.toISOString(),
    lastAt: row.lastPublicAt.toISOString(),
    firstAnsweredAt: row.firstAnsweredAt?.toISOString() ?? null,
    times: (await readTicketTimes(tx, [id])).get(id),
    revision: row.revision,
    mergedInto: row.mergedInto,
    follows: row.follows,
    others: row.others,
    continues,
    thread: await readThread(tx, id, me),
    audience: audience.map(({ name, email }) => ({ name: name ?? '', email: email ?? '' })),
    bounced: await readBounced(tx, { kind: 'ticket', id }),
    writing: await readWriting(tx, id),
    later: await readLater(tx, id, colleagues),
    colleagues,
    modules: projects.find((project) => project.id === row.projectId)?.modules ?? [],
    custom: await readRecordFields(tx, 'ticket', {
      id,
      products: await productsOf(tx, row.projectId),
    }),
    templates: await readTemplates(tx, { ...row, reference: ticketNumber(row.number) }),
    draftTemplate: await readDraftTemplate(tx, id),
  };
}

/** A file of a reply, or one that waits for it; the policy hides those out of reach. */
export const readTicketFile = (tx: Tx, id: string): Promise<FileToSend | undefined> =>
  tx
    .selectFrom('feedback_attachments')
    .select(['storageKey', 'originalName', 'contentType', 'size'])
    .where('id', '=', id)
    .executeTakeFirst();
