import { LEAD_SOURCES } from '#app/features/qualification/admin/staff-leads.ts';
import { adminPath } from '#app/paths.ts';
import type { Days } from '../today-range.ts';

const withQuery = (path: string, given: Readonly<Record<string, string | undefined>>) => {
  const valid = Object.entries(given).filter(
    (pair): pair is [string, string] => pair[1] !== undefined,
  );
  return valid.length > 0 ? `${path}?${new URLSearchParams(valid)}` : path;
};

/** Bounds of first replies in minutes, and the range beyond them. */
export const ANSWER_BOUNDS = ['15', '30', '60', '240', '1440'] as const;
export const ANSWERS = [
  ...ANSWER_BOUNDS,
  'more',
  'none',
  'any',
  'clocked',
  'target',
  'waiting',
] as const;
export const REACHED = ['arrived', 'qualified', 'won'] as const;

/** Leads that a figure counts. */
export const countedLeads = (
  given: Partial<Days> & {
    source?: string;
    reached?: (typeof REACHED)[number];
    answer?: (typeof ANSWERS)[number];
  },
): string => withQuery(adminPath('countedLeads'), given);

const isListed = (source: string | undefined) =>
  source === undefined || LEAD_SOURCES.some((one) => one === source);

/** Leads of some days: the list of leads has them, except for sources that it does not know. */
export const leadsOf = ({ from, to }: Days, source?: string): string =>
  isListed(source)
    ? withQuery(adminPath('leads'), { from, to, source })
    : countedLeads({ from, to, ...(source && { source }) });

/** Who confirmed or left the newsletter in some days. */
export const countedSubscriptions = (
  kind: 'confirmed' | 'unsubscribed',
  { from, to }: Days,
): string => withQuery(adminPath('countedSubscriptions'), { kind, from, to });

/** Pages with how often they were seen and how fast they were, in some days. */
export const countedPages = ({ from, to }: Days, kind?: 'speed'): string =>
  withQuery(adminPath('countedPages'), { from, to, kind });

export const recommendationsOf = ({ from, to }: Days): string =>
  withQuery(adminPath('feedback'), { type: 'nps', from, to });

export const dealsInStage = (stage: string): string => withQuery(adminPath('dealsList'), { stage });

export const mailsOf = (state: 'failed' | 'waiting', kind?: string): string =>
  withQuery(adminPath('mails'), { state, kind });

export const jobsOf = (state: 'failed', kind?: string): string =>
  withQuery(adminPath('work'), { state, kind });
