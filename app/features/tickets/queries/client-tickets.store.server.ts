import { sql, type Transaction } from 'kysely';
import type { Rated } from '#app/features/satisfaction/rating.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import type { FileToSend } from '#app/platform/files/send-file.server.ts';
import type {
  ClientTicket,
  ClientTicketRow,
  DeskFigures,
  WaitingTicket,
} from '../client-tickets.ts';

type Tx = Transaction<DB>;

/** A stored file that comes with what somebody says. */
export type StoredFile = { key: string; name: string; type: string; size: number; sha256: string };

type ListRow = Omit<
  ClientTicketRow,
  'waitsFor' | 'openedBy' | 'conductedBy' | 'createdAt' | 'lastAt'
> & {
  waits_for: ClientTicketRow['waitsFor'];
  opened_by: string | null;
  conducted_by: string | null;
  created_at: Date;
  last_at: Date;
};

/** Tickets of a client, what waits for them first; one more than asked for where there are more. */
export async function readClientTickets(
  tx: Tx,
  organization: string,
  { words, after, limit }: { words: string; after: string | null; limit: number },
): Promise<ClientTicketRow[]> {
  const { rows } = await sql<ListRow>`select * from public.client_tickets(
    ${organization}::uuid, ${words}, ${after}::uuid, ${limit + 1}::integer)`.execute(tx);
  return rows.map(({ waits_for, opened_by, conducted_by, created_at, last_at, ...row }) => ({
    ...row,
    waitsFor: waits_for,
    openedBy: opened_by,
    conductedBy: conducted_by,
    createdAt: created_at.toISOString(),
    lastAt: last_at.toISOString(),
  }));
}

/** Null where it is none of hers. */
export async function readClientTicket(tx: Tx, id: string): Promise<ClientTicket | null> {
  const { rows } = await sql<{ ticket: ClientTicket | null }>`
    select public.client_ticket(${id}::uuid) as ticket`.execute(tx);
  return rows[0]?.ticket ?? null;
}

export async function readClientTicketFile(tx: Tx, id: string): Promise<FileToSend | undefined> {
  const { rows } = await sql<FileToSend>`
    select * from public.client_ticket_file(${id}::uuid)`.execute(tx);
  return rows[0];
}

/** What waits for an answer of the clients whose person the caller is, the longest first. */
export async function readWaitingTickets(tx: Tx): Promise<WaitingTicket[]> {
  const { rows } = await sql<
    Omit<WaitingTicket, 'askedBy' | 'at'> & { asked_by: string; at: Date }
  >`
    select * from public.client_tickets_waiting()`.execute(tx);
  return rows.map(({ asked_by, at, ...row }) => ({
    ...row,
    askedBy: asked_by,
    at: at.toISOString(),
  }));
}

/** How soon a client is answered; null for whoever does not see all of its tickets. */
export async function readDeskFigures(tx: Tx, organization: string): Promise<DeskFigures | null> {
  const { rows } = await sql<{ figures: DeskFigures | null }>`
    select public.client_desk_figures(${organization}::uuid) as figures`.execute(tx);
  return rows[0]?.figures ?? null;
}

type Opened = {
  id: string;
  organization: string;
  project: string | null;
  title: string;
  body: string;
};

export async function openClientTicket(
  tx: Tx,
  opened: Opened,
  files: readonly StoredFile[],
): Promise<'opened' | 'limited' | 'gone'> {
  const { id, organization, project, title, body } = opened;
  const { rows } = await sql<{ outcome: 'opened' | 'limited' | 'gone' }>`
    select public.open_client_ticket(${id}::uuid, ${organization}::uuid, ${project}::uuid, ${title},
      ${body}, ${JSON.stringify(files)}::jsonb) as outcome`.execute(tx);
  return rows[0]?.outcome ?? 'gone';
}

type Said = { outcome: 'said'; ticket: string } | { outcome: 'limited' | 'gone' };

/** Says something in a ticket; it may be taken by one that continues it. */
export async function replyAsClient(
  tx: Tx,
  { id, ticket, body }: { id: string; ticket: string; body: string },
  files: readonly StoredFile[],
): Promise<Said> {
  const { rows } = await sql<{ said: Said }>`
    select public.reply_as_client(${id}::uuid, ${ticket}::uuid, ${body},
      ${JSON.stringify(files)}::jsonb) as said`.execute(tx);
  return rows[0]?.said ?? { outcome: 'gone' };
}

export async function rateAsClient(
  tx: Tx,
  { rating, score, comment }: { rating: string; score: number; comment: string },
): Promise<Rated> {
  const { rows } = await sql<{ outcome: Rated }>`
    select public.rate_as_client(${rating}::uuid, ${score}::integer, ${comment}) as outcome`.execute(
    tx,
  );
  return rows[0]?.outcome ?? 'unknown';
}

/** Whether whoever asks in a ticket follows it in the portal. */
export async function isClientOfTicket(tx: Tx, ticket: string, email: string): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select private.is_client_of_ticket(${ticket}::uuid, ${email}) as is`.execute(tx);
  return rows[0]?.is ?? false;
}

/** From which client a ticket comes, for staff; null where it is of none. */
export async function readTicketClient(tx: Tx, ticket: string) {
  const { rows } = await sql<{
    client: { organization: string; projectId: string | null; project: string | null } | null;
  }>`select public.ticket_client(${ticket}::uuid) as client`.execute(tx);
  return rows[0]?.client ?? null;
}
