import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { asActor } from '../../app/platform/database/actor.server.ts';
import { ownerSql } from './scratch-database.ts';

export interface Lead {
  id?: string;
  /** Id that the same post would have had in the time window before. */
  earlierId?: string;
  formId?: string | null;
  source?: string;
  answers?: Record<string, string>;
  page?: string | null;
  locale?: string;
  /** Session identifier; each lead has one of its own unless given. */
  visitor?: string;
  address?: string | null;
  phone?: string | null;
  marks?: string[];
  /** Business unit of the host. */
  unit?: string;
}

export interface Outcome {
  outcome: 'accepted' | 'replayed' | 'limited' | 'no_form';
  protocol: string | null;
  status: string | null;
  review_reason: string | null;
}

/** Sends one lead through submit_lead as an anonymous visitor, as the site does. */
export async function sendLead(lead: Lead): Promise<Outcome> {
  const visitor = lead.visitor ?? randomUUID();
  const answers = lead.answers ?? { nome: 'Ana', email: `${randomUUID()}@casa.example` };
  const { unit } = lead;
  return asActor(
    { kind: 'anonymous', client: visitor, ...(unit && { unit }) },
    async (transaction) => {
      const { rows } = await sql<Outcome>`
      select * from submit_lead(
        p_id => ${lead.id ?? randomUUID()},
        p_form_id => ${lead.formId ?? null},
        p_source => ${lead.source ?? 'qualification'},
        p_form_data => ${JSON.stringify(answers)},
        p_source_page => ${lead.page ?? '/'},
        p_utm_source => 'boletim',
        p_user_agent => 'Mozilla/5.0',
        p_locale => ${lead.locale ?? 'pt-BR'},
        p_limit_identifier => ${visitor},
        p_address_identifier => ${lead.address ?? null},
        p_phone_e164 => ${lead.phone ?? null},
        p_marks => ${lead.marks ?? []}::text[],
        p_earlier_id => ${lead.earlierId ?? null})`.execute(transaction.withoutPlugins());
      const [row] = rows;
      if (!row) throw new Error('submit_lead returned no row');
      return row;
    },
  );
}

export interface StoredLead {
  id: string;
  form_id: string | null;
  status: string;
  protocol: string;
  review_reason: string | null;
  contact_id: string | null;
  deal_id: string | null;
  form_data: Record<string, unknown>;
  form_snapshot: { name: string; fields: Record<string, unknown>[] } | null;
  user_agent: string | null;
}

/** The stored row of a lead, or undefined. */
export async function storedLead(id: string): Promise<StoredLead | undefined> {
  const [row] = await ownerSql<StoredLead>(
    'select * from public.qualification_submissions where id = $1',
    [id],
  );
  return row;
}

/** Kinds of the follow-ups that a lead left in the outbox, sorted. */
export async function followUps(id: string): Promise<string[]> {
  const rows = await ownerSql<{ kind: string }>(
    `select kind from public.outbox where payload = jsonb_build_object('submission_id', $1::text)
     order by kind`,
    [id],
  );
  return rows.map((row) => row.kind);
}
