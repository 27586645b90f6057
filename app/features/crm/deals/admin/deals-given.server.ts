import { z } from 'zod';
import { businessDay } from '#app/i18n/business-day.ts';
import { aDay } from '#app/ui/admin/data-table/list-filters.ts';
import type { Behind } from '../board.store.server.ts';

/** The requested past day of a board. */
export function pastDay(search: URLSearchParams): string | null {
  const day = aDay.read(search.get('day') ?? '');
  return day && day < businessDay() ? day : null;
}

/** A deal, or a stay of one in a stage. */
const card = z.union([z.uuid(), z.string().regex(/^\d{1,18}$/)]);
const behind = z.tuple([z.uuid(), card]);

/** The column whose next cards are requested, `behind=<stage>:<card>`. */
export function behindIn(search: URLSearchParams): Behind {
  const { data: parsed } = behind.safeParse(search.get('behind')?.split(':'));
  return parsed && { stage: parsed[0], after: parsed[1] };
}
