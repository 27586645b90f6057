import { z } from 'zod';
import { ENTRY_STATUSES, type EntryFilter } from '#app/features/feedback/admin/staff-feedback.ts';
import { FEEDBACK_TYPES } from '#app/features/feedback/feedback-rules.ts';

const filter = z.object({
  text: z.string().trim().min(1).max(200).optional().catch(undefined),
  status: z.enum(ENTRY_STATUSES).optional().catch(undefined),
  type: z.enum(FEEDBACK_TYPES).optional().catch(undefined),
  from: z.iso.date().optional().catch(undefined),
  to: z.iso.date().optional().catch(undefined),
});

/** The filters that an address names; what makes no sense in it counts as not given. */
export const entryFilterIn = (search: URLSearchParams): EntryFilter =>
  filter.parse(Object.fromEntries(search));
