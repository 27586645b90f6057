import { sql } from 'kysely';
import type { Answered, Submit } from './take-post.server.ts';

export type LeadSource = 'qualification' | 'contact_form' | 'workshop';

type LeadOrigin = {
  source: LeadSource;
  /** Path of the page that the person came from. */
  sourcePage: string;
  /** Row of the qualification form; null for forms that are part of a page. */
  formId: string | null;
  /** What the page knows and the answers do not say, such as the workshop's name. */
  facts?: Readonly<Record<string, string>>;
};

/** Hands a lead in, as one statement: limit, contact, deal and follow-ups are the database's. */
export const submitLead =
  ({ source, sourcePage, formId, facts }: LeadOrigin): Submit =>
  async (tx, arrived) => {
    const { utm_source = null, utm_medium = null, utm_campaign = null } = arrived.campaign;
    const [id, earlier = null] = arrived.ids;
    const { rows } = await sql<Answered>`
      select outcome, protocol from public.submit_lead(
        p_id => ${id}::uuid,
        p_earlier_id => ${earlier}::uuid,
        p_form_id => ${formId}::uuid,
        p_source => ${source},
        p_form_data => ${JSON.stringify({ ...arrived.answers, ...facts })}::jsonb,
        p_source_page => ${sourcePage},
        p_utm_source => ${utm_source},
        p_utm_medium => ${utm_medium},
        p_utm_campaign => ${utm_campaign},
        p_user_agent => ${arrived.userAgent},
        p_locale => ${arrived.locale},
        p_limit_identifier => ${source},
        p_address_identifier => ${arrived.addressIdentifier},
        p_phone_e164 => ${arrived.phone},
        p_marks => ${arrived.marks}::text[]
      )`.execute(tx);
    const answered = rows[0] as Answered;
    const { journey } = arrived;
    if (answered.outcome === 'accepted' && journey) {
      await sql`select public.keep_lead_journey(${id}::uuid, ${JSON.stringify(journey.first)}::jsonb,
        ${JSON.stringify(journey.last)}::jsonb, ${JSON.stringify(journey.steps)}::jsonb,
        ${journey.visits}::integer)`.execute(tx);
    }
    return answered;
  };
