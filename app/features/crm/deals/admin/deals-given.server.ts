import type { RouterContextProvider } from 'react-router';
import { data } from 'react-router';
import { z } from 'zod';
import { askerOf } from '#app/access/asker.server.ts';
import { businessDay } from '#app/i18n/business-day.ts';
import { listAsked } from '#app/ui/admin/data-table/list-asked.ts';
import { aDay } from '#app/ui/admin/data-table/list-filters.ts';
import { actOnDeals } from '../act-on-deals.server.ts';
import type { Behind } from '../board.store.server.ts';
import { dealsList } from '../deals.list.server.ts';

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

type Asked = { request: Request; context: Readonly<RouterContextProvider> };

/** Does what a form of a screen of deals asks for; `id` is that of the screen's own deal. */
export async function answerDeals({ request, context }: Asked, form: FormData, id?: string) {
  const { asker, current } = askerOf(request, context);
  if (id !== undefined) form.set('id', id);
  const { filter } = listAsked(dealsList, new URL(request.url).searchParams);
  const may = current.permissions.has('crm:update');
  const { reply, status } = await actOnDeals(asker, form, may, filter);
  return data(reply, { status });
}
