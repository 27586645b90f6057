import type { Transaction } from 'kysely';
import { callRows, callValue, typed } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import type { FileToSend } from '#app/platform/files/send-file.server.ts';
import type {
  ClientTicket,
  ClientTicketRow,
  TicketFigures,
  WaitingTicket,
} from '../client-tickets.ts';

type Tx = Transaction<DB>;

type ListRow = Omit<
  ClientTicketRow,
  'waitsFor' | 'openedBy' | 'conductedBy' | 'createdAt' | 'lastAt'
> & {
  waitsFor: ClientTicketRow['waitsFor'];
  openedBy: string | null;
  conductedBy: string | null;
  createdAt: Date;
  lastAt: Date;
};

/** Tickets of a client, those that wait for the client first; one more than the limit where there are more. */
export async function readClientTickets(
  tx: Tx,
  organization: string,
  { words, after, limit }: { words: string; after: string | null; limit: number },
): Promise<ClientTicketRow[]> {
  const rows = await callRows(
    tx,
    'public.client_tickets',
    { organization, words, after, limit: limit + 1 },
    { status: typed<ListRow['status']>(), waitsFor: typed<ListRow['waitsFor']>() },
  );
  return rows.map(({ waitsFor, openedBy, conductedBy, createdAt, lastAt, ...row }) => ({
    ...row,
    waitsFor,
    openedBy,
    conductedBy,
    createdAt: createdAt.toISOString(),
    lastAt: lastAt.toISOString(),
  }));
}

/** Null where the ticket is not one of the user's. */
export async function readClientTicket(tx: Tx, id: string): Promise<ClientTicket | null> {
  return (
    (await callValue(tx, 'public.client_ticket', { id }, typed<ClientTicket | null>())) ?? null
  );
}

export async function readClientTicketFile(tx: Tx, id: string): Promise<FileToSend | undefined> {
  const rows = await callRows(tx, 'public.client_ticket_file', { id });
  return rows[0];
}

/** Tickets that wait for a reply of the caller's clients, the longest first. */
export async function readWaitingTickets(tx: Tx): Promise<WaitingTicket[]> {
  const rows = await callRows(tx, 'public.client_tickets_waiting', {});
  return rows.map(({ askedBy, at, ...row }) => ({
    ...row,
    askedBy,
    at: at.toISOString(),
  }));
}

/** The reply times of a client; null for a user who does not see all tickets of the client. */
export async function readTicketFigures(
  tx: Tx,
  organization: string,
): Promise<TicketFigures | null> {
  return (
    (await callValue(
      tx,
      'public.client_ticket_figures',
      { organization },
      typed<TicketFigures | null>(),
    )) ?? null
  );
}

/** Whether the requester of a ticket follows it in the portal. */
export async function isClientOfTicket(tx: Tx, ticket: string, email: string): Promise<boolean> {
  return (await callValue(tx, 'private.is_client_of_ticket', { ticket, email })) ?? false;
}

/** The client of a ticket, for staff; null where it has none. */
export async function readTicketClient(tx: Tx, ticket: string) {
  return (
    (await callValue(
      tx,
      'public.ticket_client',
      { ticket },
      typed<{ organization: string; projectId: string | null; project: string | null } | null>(),
    )) ?? null
  );
}
