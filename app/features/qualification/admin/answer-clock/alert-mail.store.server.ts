import type { Transaction } from 'kysely';
import type { ServiceName } from '#app/paths.ts';
import { callRows, callValue, typed } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import type { LeadRow } from '../staff-leads.ts';

type Tx = Transaction<DB>;

/** A waiting lead as a mail may name it: without the person's name, which the mail would outlive. */
export type WaitingLead = {
  id: string;
  protocol: string;
  service: ServiceName | null;
  source: LeadRow['source'];
  dueAt: Date;
  /** Business time left, below zero once it is over. */
  seconds: number;
};

/** A ticket that waits, likewise: by its number. */
export type WaitingTicket = {
  id: string;
  number: number;
  priority: 'low' | 'medium' | 'high' | 'urgent';
  clock: 'answer' | 'solve';
  dueAt: Date;
  seconds: number;
};

export type AlertForMail = {
  email: string;
  locale: string;
  leads: readonly WaitingLead[];
  tickets: readonly WaitingTicket[];
};

async function readTickets(tx: Tx, mailId: string) {
  const rows = await callRows(
    tx,
    'private.ticket_alerts_for_mail',
    { mailId },
    { priority: typed<WaitingTicket['priority']>(), clock: typed<WaitingTicket['clock']>() },
  );
  return rows;
}

/** The recipient of one mail with its leads and tickets; undefined where none of them waits any more. */
export async function readAlertForMail(tx: Tx, mailId: string): Promise<AlertForMail | undefined> {
  const rows = await callRows(
    tx,
    'private.answer_alert_for_mail',
    { mailId },
    { service: typed<ServiceName | null>(), source: typed<LeadRow['source']>() },
  );
  const tickets = await readTickets(tx, mailId);
  const first = rows[0] ?? tickets[0];
  return (
    first && {
      email: first.email,
      locale: first.locale,
      leads: rows.map(({ leadId, protocol, service, source, dueAt, seconds }) => ({
        id: leadId,
        protocol,
        service,
        source,
        dueAt,
        seconds,
      })),
      tickets: tickets.map(({ ticketId, number, priority, clock, dueAt, seconds }) => ({
        id: ticketId,
        number,
        priority,
        clock,
        dueAt,
        seconds,
      })),
    }
  );
}

/** Enqueues the due mails, and returns how many. */
export async function orderAlerts(tx: Tx): Promise<number> {
  return (await callValue(tx, 'public.order_answer_alerts', {})) ?? 0;
}
