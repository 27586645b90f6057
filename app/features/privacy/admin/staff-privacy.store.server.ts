import { sql, type Transaction } from 'kysely';
import { callRows } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { pageAfter } from '#app/platform/database/list-page.server.ts';
import { readWithheld } from '#app/platform/mail/withheld-mails.server.ts';
import { splitValues } from '#app/ui/admin/data-table/list-filters.ts';
import type { ListPart } from '#app/ui/admin/data-table/list-query.ts';
import type { RequestKind, RequestState } from '../privacy-request.ts';
import type { requestsList } from './requests.list.server.ts';
import type { RequestEvent, RequestRow } from './staff-privacy.ts';

type Tx = Transaction<DB>;

const iso = (moment: unknown) => new Date(moment as string).toISOString();

const KEYS = { due: ['due_at', 'id'], asked: ['created_at', 'id'] } as const;

type RequestPart = ListPart<typeof requestsList>;

function matching(tx: Tx, { text, kind, state }: RequestPart['filter']) {
  let query = tx.selectFrom('privacy_requests as t');
  if (kind) query = query.where('kind', 'in', splitValues(kind));
  if (state) query = query.where('state', '=', state);
  if (text) {
    const sought = text.toLowerCase();
    query = query.where(
      sql<boolean>`(strpos(lower(t.protocol), ${sought}) > 0 or strpos(t.email, ${sought}) > 0)`,
    );
  }
  return query;
}

/** Requests that match, up to `most`, to be counted. */
export const requestsFound = (tx: Tx, filter: RequestPart['filter'], most: number) =>
  matching(tx, filter).select('t.id').limit(most);

function requestsPage(tx: Tx, part: RequestPart) {
  const query = matching(tx, part.filter).select([
    't.id',
    'protocol',
    'kind',
    'state',
    'email',
    'createdAt',
    'dueAt',
    'closedAt',
  ]);
  return pageAfter(query, { table: 'privacy_requests', keys: KEYS[part.sort.by] }, part);
}

/** Requests in the requested order, a page after the given one; none for users who may not read users. */
export async function listRequests(tx: Tx, part: RequestPart): Promise<RequestRow[]> {
  const rows = await requestsPage(tx, part).execute();
  return rows.map((row) => ({
    id: row.id,
    protocol: row.protocol,
    kind: row.kind as RequestKind,
    state: row.state as RequestState,
    email: row.email,
    createdAt: iso(row.createdAt),
    dueAt: iso(row.dueAt),
    closedAt: row.closedAt ? iso(row.closedAt) : null,
  }));
}

/** Reasons for which `submit_privacy_request` sends no link. */
const UNMAILED = ['honeypot', 'address_limit'] as const;
const unmailed = (reason: string | null) => UNMAILED.find((each) => each === reason) ?? null;

/** Why the person of a request has no link, where that is so. */
async function unsentOf(
  tx: Tx,
  { id, reviewReason, events }: { id: string; reviewReason: string | null; events: string[] },
) {
  if (events.includes('link_resent')) return null;
  const withheld = await readWithheld(tx, id);
  return unmailed(reviewReason) ?? (withheld.length > 0 ? ('withheld' as const) : null);
}

/** One request with its history, or undefined. */
export async function readStaffRequest(tx: Tx, id: string) {
  const row = await tx
    .selectFrom('privacy_requests')
    .select(['id', 'protocol', 'kind', 'state', 'name', 'email', 'message', 'answer'])
    .select(['createdAt', 'dueAt', 'closedAt', 'reviewReason'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const events = await tx
    .selectFrom('privacy_request_events as e')
    .leftJoin('user_profiles as p', 'p.userId', 'e.actorId')
    .select(['e.id', 'e.event', 'e.happenedAt', 'p.displayName', 'e.details'])
    .where('e.requestId', '=', id)
    .orderBy('e.happenedAt')
    .execute();
  return {
    id: row.id,
    protocol: row.protocol,
    kind: row.kind as RequestKind,
    state: row.state as RequestState,
    name: row.name,
    email: row.email,
    message: row.message,
    answer: row.answer,
    /** Why no confirmation link was sent, where none was. */
    unsent: await unsentOf(tx, { ...row, events: events.map(({ event }) => event) }),
    createdAt: iso(row.createdAt),
    dueAt: iso(row.dueAt),
    closedAt: row.closedAt ? iso(row.closedAt) : null,
    events: events.map((event) => ({
      id: event.id,
      event: event.event as RequestEvent,
      at: iso(event.happenedAt),
      by: event.displayName,
      counts: event.details as Record<string, number>,
    })),
  };
}

export type StaffRequest = NonNullable<Awaited<ReturnType<typeof readStaffRequest>>>;

/** The number of rows with data of the person of a confirmed request, by table. */
export async function findingsOf(tx: Tx, id: string) {
  const rows = await callRows(tx, 'public.privacy_findings', { id });
  return rows.map(({ tableName, found }) => ({ table: tableName, found: Number(found) }));
}
