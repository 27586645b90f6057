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
  from: z.iso.date().optional().catch(undefined),
  to: z.iso.date().optional().catch(undefined),
});

/** The filters that an address names; what makes no sense in it counts as not given. */
export const leadFilterIn = (search: URLSearchParams): LeadFilter =>
  filter.parse(Object.fromEntries(search));
