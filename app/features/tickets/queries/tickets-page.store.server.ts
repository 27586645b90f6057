import type { Transaction } from 'kysely';
import { callRows, callValue, typed } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { readCount, readCounts, readPage } from '#app/platform/database/list-page.server.ts';
import type { ListPart } from '#app/ui/admin/data-table/list-query.ts';
import {
  type Colleague,
  type Priority,
  TICKET_STATUSES,
  type TicketRow,
  type TicketStatus,
  TURNS,
  type Turn,
} from '../ticket.ts';
import { ticketsList } from './tickets.list.server.ts';

type Tx = Transaction<DB>;
type Part = ListPart<typeof ticketsList>;

/** As many as a page beside other things has room for. */
const MOST_OF_ONE = 8;

/** Tickets in the requested order, a page after the given one. Refuses with `feedback_read_missing`. */
export async function listTickets(tx: Tx, part: Part): Promise<TicketRow[]> {
  const rows = await readPage(tx, 'public.tickets_page', part, {
    status: typed<TicketStatus>(),
    priority: typed<Priority>(),
    waitsFor: typed<Turn | null>(),
  });
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    title: row.title,
    status: row.status,
    priority: row.priority,
    turn: row.waitsFor,
    owner: row.ownerId ? { id: row.ownerId, name: row.ownerName ?? '' } : null,
    asks: row.asksName ?? row.asksEmail ?? '',
    contactId: row.contactId,
    company: row.company ?? '',
    companyId: row.companyId,
    product: row.product ?? '',
    project: row.project,
    module: row.module ?? '',
    entries: row.entries,
    merged: row.mergedInto !== null,
    emptied: row.emptied,
    createdAt: row.createdAt.toISOString(),
    lastAt: row.lastPublicAt.toISOString(),
    revision: row.revision,
  }));
}

/** The count, up to `most`, 10001 by default. Refuses with `feedback_read_missing`. */
export const countTickets = (tx: Tx, filter: Part['filter'], most?: number): Promise<number> =>
  readCount(tx, 'public.tickets_count', { ...filter, most });

export type TicketCounts = {
  status: Readonly<Record<TicketStatus, number>>;
  turn: Readonly<Record<Turn, number>>;
  /** Over their time. */
  late: number;
};

/** How many are over their time, up to `most`. */
export async function countLate(tx: Tx, most: number): Promise<number> {
  return (await callValue(tx, 'public.tickets_late', { most })) ?? 0;
}

/** How many are in each state, wait for each side, and are overdue under the other filters, up to `most`. */
export async function countByState(
  tx: Tx,
  { status, waits, due, ...filter }: Part['filter'],
  most: number,
): Promise<TicketCounts> {
  const others = { ...filter, ...(due && (due !== 'late' || status || waits) && { due }) };
  if (Object.keys(others).length > 0) {
    const filters = [
      ...TICKET_STATUSES.map((one) => ({ ...others, status: one, most })),
      ...TURNS.map((one) => ({ ...others, waits: one, most })),
      { ...others, due: 'late', most },
    ];
    const counts = await readCounts(tx, 'public.tickets_count', filters);
    const from = (names: readonly string[], at: number) =>
      Object.fromEntries(names.map((name, index) => [name, counts[at + index] ?? 0]));
    return {
      status: from(TICKET_STATUSES, 0),
      turn: from(TURNS, TICKET_STATUSES.length),
      late: counts.at(-1) ?? 0,
    } as TicketCounts;
  }
  const rows = await callRows(tx, 'public.tickets_by_state', { most });
  const by = (key: 'status' | 'waitsFor') =>
    Object.fromEntries(rows.flatMap((row) => (row[key] ? [[row[key], row.tickets]] : [])));
  const late = await countLate(tx, most);
  return { status: by('status'), turn: by('waitsFor'), late } as TicketCounts;
}

/** Possible owners and mentions of tickets: users who read those of a project, or any. */
export async function readColleagues(tx: Tx, projectId: string | null): Promise<Colleague[]> {
  const rows = await callRows(tx, 'public.ticket_colleagues', { projectId });
  return rows.map(({ id, name, email }) => ({ id, name, ...(email && { email }) }));
}

export type Project = {
  id: string;
  name: string;
  product: string;
  active: boolean;
  modules: { id: string; name: string; active: boolean }[];
};

/** Projects whose tickets the user may read. */
export async function readProjects(tx: Tx): Promise<Project[]> {
  const rows = await callRows(
    tx,
    'public.feedback_projects_to_read',
    {},
    {
      modules:
        typed<
          (Omit<Project, 'active' | 'product'> & {
            isActive: boolean;
            product: string | null;
          })['modules']
        >(),
    },
  );
  return rows.map(({ isActive: active, product, ...row }) => ({
    id: row.id,
    name: row.name,
    modules: row.modules,
    product: product ?? '',
    active,
  }));
}

/** The names of the contact and the company that a list is limited to, for users who may read them. */
export async function readNarrowed(tx: Tx, { contact, company }: Part['filter']) {
  const who = contact
    ? await tx
        .selectFrom('crm_contacts')
        .select(['name', 'email', 'phone'])
        .where('id', '=', contact)
        .executeTakeFirst()
    : undefined;
  const firm = company
    ? await tx
        .selectFrom('crm_companies')
        .select('name')
        .where('id', '=', company)
        .executeTakeFirst()
    : undefined;
  return { contact: who && (who.name ?? who.email ?? who.phone ?? ''), company: firm?.name };
}
export type Narrowed = Awaited<ReturnType<typeof readNarrowed>>;

/** The newest tickets of a contact or a company; none for users who may not read tickets. */
export async function readTicketsOf(
  tx: Tx,
  of: { contact: string } | { company: string },
  permissions: ReadonlySet<string>,
): Promise<TicketRow[] | undefined> {
  if (!permissions.has('feedback:read')) return undefined;
  return listTickets(tx, { filter: of, sort: ticketsList.usual, limit: MOST_OF_ONE });
}
