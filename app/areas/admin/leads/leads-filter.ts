import { z } from 'zod';
import {
  LEAD_SOURCES,
  LEAD_STATUSES,
  type LeadFilter,
} from '#app/features/qualification/admin/staff-leads.ts';

const filter = z.object({
  text: z.string().trim().min(1).max(200).optional().catch(undefined),
  status: z.enum(LEAD_STATUSES).optional().catch(undefined),
  source: z.enum(LEAD_SOURCES).optional().catch(undefined),
  after: z.uuid().optional().catch(undefined),
});

/** The filters that an address names; what makes no sense in it counts as not given. */
export const filterOf = (request: Request): LeadFilter =>
  filter.parse(Object.fromEntries(new URL(request.url).searchParams));

/** The query that names filters. */
export function queryOf(filters: LeadFilter): string {
  const given = Object.entries(filters).filter((pair) => pair[1] !== undefined);
  return `?${new URLSearchParams(given as [string, string][])}`;
}
