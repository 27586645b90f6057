import { z } from 'zod';
import type { ChangeFilter } from '#app/audit/setting-changes.store.server.ts';
import { SETTING_TABLES } from '#app/audit/setting-changes.ts';

const filter = z.object({
  table: z.enum(SETTING_TABLES).optional().catch(undefined),
  row: z.uuid().optional().catch(undefined),
  text: z.string().trim().min(1).max(200).optional().catch(undefined),
  from: z.iso.date().optional().catch(undefined),
  to: z.iso.date().optional().catch(undefined),
});

/** The filters that an address names; what makes no sense in it counts as not given. */
export const changeFilterIn = (search: URLSearchParams): ChangeFilter =>
  filter.parse(Object.fromEntries(search));
