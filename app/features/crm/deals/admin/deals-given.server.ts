import { z } from 'zod';
import { businessDay } from '#app/i18n/business-day.ts';
import { aDay } from '#app/ui/admin/data-table/list-filters.ts';
import type { Behind } from '../board.store.server.ts';

/** The day of the past that a board is asked for. */
export function pastDay(search: URLSearchParams): string | null {
  const day = aDay.read(search.get('day') ?? '');
  return day && day < businessDay() ? day : null;
}

/** A deal, or a stay of one in a stage. */
const card = z.union([z.uuid(), z.string().regex(/^\d{1,18}$/)]);
const behind = z.tuple([z.uuid(), card]);

/** Of which column the cards behind one are wanted, `behind=<stage>:<card>`. */
export function behindIn(search: URLSearchParams): Behind {
  const { data: asked } = behind.safeParse(search.get('behind')?.split(':'));
  return asked && { stage: asked[0], after: asked[1] };
}
