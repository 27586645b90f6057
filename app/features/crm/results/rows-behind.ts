import { adminPath } from '#app/paths.ts';
import { NO_REASON } from '../close-reasons/reasons.ts';

export const DEAL_STATES = ['open', 'won', 'lost', 'closed'] as const;
export const YES = ['yes'] as const;
export const YES_OR_NO = ['yes', 'no'] as const;

type DealsBehind = {
  state?: (typeof DEAL_STATES)[number];
  /** Days in which they ended, or in which they left the stage `left`. */
  within?: { from: string; to: string };
  source?: string;
  campaign?: string;
  campaignless?: boolean;
  touched?: (typeof YES_OR_NO)[number];
  left?: string;
  /** The slug of a reason; null: none was given. */
  reason?: string | null;
};

/** The list of the deals that a figure counts. */
export function dealsBehind({ within, campaignless, reason, ...given }: DealsBehind): string {
  const search = new URLSearchParams({
    ...given,
    ...within,
    ...(campaignless ? { campaignless: 'yes' } : {}),
    ...(reason === undefined ? {} : { reason: reason ?? NO_REASON }),
  });
  return `${adminPath('resultDeals')}?${search}`;
}

/** The list of the leads that were lost for a reason within days. */
export const lostLeadsBehind = (
  reason: string | null,
  within: { from: string; to: string },
): string =>
  `${adminPath('leads')}?${new URLSearchParams({ status: 'lost', reason: reason ?? NO_REASON, ...within })}`;

/** The list of the contacts that a figure counts as leads. */
export const contactsBehind = (converted: boolean): string =>
  `${adminPath('resultContacts')}${converted ? '?converted=yes' : ''}`;

export type DealBehind = {
  id: string;
  title: string;
  person: string;
  company: string;
  value: number;
  pipeline: string;
  stage: string;
  state: 'open' | 'won' | 'lost';
  source: string;
  campaign: string;
  leadId: string | null;
  owner: string;
  createdAt: string;
  closedAt: string | null;
};

export type ContactBehind = {
  id: string;
  name: string;
  email: string;
  phone: string;
  company: string;
  source: string;
  createdAt: string;
};
