import type { RawBuilder } from 'kysely';
import type { StoredEstimate } from '#app/features/pricing/estimate.ts';
import { rowsOf } from '#app/platform/database/call-function.server.ts';
import type { FirstTouch } from './first-touch.ts';
import type { Arrived, Submit } from './intake/accept-post.server.ts';

export type LeadSource = 'qualification' | 'contact_form' | 'workshop';

export type LeadOrigin = {
  source: LeadSource;
  /** Path of the page that the person came from. */
  sourcePage: string;
  /** Row of the qualification form; null for forms that are part of a page. */
  formId: string | null;
  /** The version of it that the person saw. */
  formVersion?: number | undefined;
  /** Facts of the page that the answers lack, such as the workshop's name. */
  facts?: Readonly<Record<string, string>>;
  /** Of the page that holds the form, in place of what the visitor came with. */
  campaign?: FirstTouch;
  /** The answers that were kept until the form was sent are deleted. */
  finishes?: { kept: string | null };
  /** What the page of prices showed before. */
  estimate?: StoredEstimate | null;
};

/** The limits of private.lead_within_limit(). */
const LIMITS = {
  qualification: { most: 2, windowMs: 5 * 60_000 },
  contact_form: { most: 5, windowMs: 3_600_000 },
  workshop: { most: 5, windowMs: 3_600_000 },
} as const;

/** Submits a lead: limit, contact, deal and follow-ups are the database's. */
export const submitLead = (origin: LeadOrigin): Submit => ({
  kind: 'qualification.lead',
  prefix: '',
  limit: LIMITS[origin.source],
  facts: origin,
  statements: (arrived) => statementsOf(origin, arrived),
});

function statementsOf(
  { source, sourcePage, formId, formVersion, facts, estimate, finishes, campaign }: LeadOrigin,
  arrived: Arrived,
): RawBuilder<unknown>[] {
  const {
    utm_source = null,
    utm_medium = null,
    utm_campaign = null,
  } = {
    ...arrived.campaign,
    ...campaign,
  };
  const [id, earlier = null] = arrived.ids;
  const lead = rowsOf('public.submit_lead', {
    id,
    earlierId: earlier,
    formId,
    formVersion: formVersion ?? null,
    source,
    formData: JSON.stringify({ ...arrived.answers, ...facts }),
    sourcePage,
    utmSource: utm_source,
    utmMedium: utm_medium,
    utmCampaign: utm_campaign,
    userAgent: arrived.userAgent,
    locale: arrived.locale,
    limitIdentifier: source,
    addressIdentifier: arrived.addressIdentifier,
    phoneE164: arrived.phone,
    marks: arrived.marks,
    estimate: estimate ? JSON.stringify(estimate) : null,
  });
  const statements = [lead];
  const { journey } = arrived;
  // Stores nothing where the lead was not accepted in this transaction.
  if (journey) {
    const pages = {
      first: JSON.stringify(journey.first),
      last: JSON.stringify(journey.last),
      steps: JSON.stringify(journey.steps),
      visits: journey.visits,
    };
    statements.push(rowsOf('public.save_lead_journey', { id, ...pages }));
  }
  if (finishes) {
    statements.push(rowsOf('public.finish_unfinished_lead', { id: finishes.kept, leadId: id }));
  }
  return statements;
}
