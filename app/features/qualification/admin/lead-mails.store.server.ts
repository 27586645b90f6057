import type { Transaction } from 'kysely';
import { callRows, typed } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';

export type LeadMail = {
  id: string;
  kind: 'team' | 'visitor' | 'other';
  state: 'failed' | 'waiting' | 'sending' | 'kept' | 'withheld' | 'sent' | 'dropped';
  at: string;
};

const KINDS: Readonly<Record<string, LeadMail['kind']>> = {
  'lead.team-mail': 'team',
  'lead.visitor-mail': 'visitor',
};

type Row = {
  id: string;
  kind: string;
  state: LeadMail['state'];
  triedAt: Date;
};

/** The mails about a lead, in the order they were written. Refuses with `crm_read_missing`. */
export async function readLeadMails(tx: Transaction<DB>, leadId: string): Promise<LeadMail[]> {
  const rows = await callRows(
    tx,
    'public.lead_mails',
    { leadId },
    { state: typed<Row['state']>() },
  );
  return rows.map(({ id, kind, state, triedAt }) => ({
    id,
    kind: KINDS[kind] ?? 'other',
    state,
    at: triedAt.toISOString(),
  }));
}
