import type { StoredEstimate } from '#app/features/pricing/estimate.ts';
import { rowsOf } from '#app/platform/database/call-function.server.ts';
import type { Submit } from './intake/accept-post.server.ts';

export type LeadSource = 'qualification' | 'contact_form' | 'workshop';

type LeadOrigin = {
  source: LeadSource;
  /** Path of the page that the person came from. */
  sourcePage: string;
  /** Row of the qualification form; null for forms that are part of a page. */
  formId: string | null;
  /** Facts of the page that the answers lack, such as the workshop's name. */
  facts?: Readonly<Record<string, string>>;
  /** What the page of prices showed before. */
  estimate?: StoredEstimate | null;
};

/** The statements that submit a lead: limit, contact, deal and follow-ups are the database's. */
export const submitLead =
  ({ source, sourcePage, formId, facts, estimate }: LeadOrigin): Submit =>
  (arrived) => {
    const { utm_source = null, utm_medium = null, utm_campaign = null } = arrived.campaign;
    const [id, earlier = null] = arrived.ids;
    const lead = rowsOf('public.submit_lead', {
      id,
      earlierId: earlier,
      formId,
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
    const { journey } = arrived;
    if (!journey) return [lead];
    // Stores nothing where the lead was not accepted in this transaction.
    const pages = rowsOf('public.save_lead_journey', {
      id,
      first: JSON.stringify(journey.first),
      last: JSON.stringify(journey.last),
      steps: JSON.stringify(journey.steps),
      visits: journey.visits,
    });
    return [lead, pages];
  };
