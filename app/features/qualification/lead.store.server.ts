import { sql, type Transaction } from 'kysely';
import type { DB } from '#app/platform/database/database.types.ts';
import type { FirstTouch } from './first-touch.ts';

export type NewLead = {
  /** The id, or for a post without one the derived id and that of the window before. */
  ids: readonly [string] | readonly [string, string];
  formId: string | null;
  source: 'qualification' | 'contact_form' | 'workshop';
  answers: Readonly<Record<string, string | undefined>>;
  sourcePage: string;
  campaign: FirstTouch;
  userAgent: string;
  locale: string;
  limitIdentifier: string;
  addressIdentifier: string;
  phone: string | null;
  marks: readonly string[];
};

export type LeadAnswer = {
  outcome: 'accepted' | 'replayed' | 'limited' | 'no_form';
  protocol: string;
};

/** Hands a lead in, as one statement: limit, contact, deal and follow-ups are the database's. */
export async function submitLead(tx: Transaction<DB>, lead: NewLead): Promise<LeadAnswer> {
  const { utm_source = null, utm_medium = null, utm_campaign = null } = lead.campaign;
  const [id, earlier = null] = lead.ids;
  const { rows } = await sql<LeadAnswer>`
    select outcome, protocol from public.submit_lead(
      p_id => ${id}::uuid,
      p_earlier_id => ${earlier}::uuid,
      p_form_id => ${lead.formId}::uuid,
      p_source => ${lead.source},
      p_form_data => ${JSON.stringify(lead.answers)}::jsonb,
      p_source_page => ${lead.sourcePage},
      p_utm_source => ${utm_source},
      p_utm_medium => ${utm_medium},
      p_utm_campaign => ${utm_campaign},
      p_user_agent => ${lead.userAgent},
      p_locale => ${lead.locale},
      p_limit_identifier => ${lead.limitIdentifier},
      p_address_identifier => ${lead.addressIdentifier},
      p_phone_e164 => ${lead.phone},
      p_marks => ${lead.marks}::text[]
    )`.execute(tx);
  return rows[0] as LeadAnswer;
}
