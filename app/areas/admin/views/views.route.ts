import { randomUUID } from 'node:crypto';
import { data, redirect } from 'react-router';
import { z } from 'zod';
import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { areaPaths } from '#app/paths.ts';
import { postedTexts } from '#app/platform/http/posted-form.server.ts';
import { LONGEST_NAME, type ViewReply } from '#app/ui/admin/data-table/views/saved-views.ts';
import type { Route } from './+types/views.route';
import { fitted } from './saved-views.server.ts';
import { viewedLists } from './viewed-list.server.ts';
import { dropView, putView } from './views.store.server.ts';

const LONGEST_QUERY = 1000;

/** As the column accepts it: no invisible characters. */
const name = z
  .string()
  .transform((text) => text.replace(/\p{Cc}+/gu, ' ').trim())
  .pipe(z.string().min(1).max(LONGEST_NAME));
const view = z.object({
  id: z.uuid(),
  list: z.string(),
  name,
  query: z.string().max(LONGEST_QUERY),
});
const act = z.discriminatedUnion('intent', [
  // A new one has no id yet; a restored one has its previous id.
  view.extend({
    intent: z.literal('put'),
    id: z.uuid().default(() => randomUUID()),
    since: z.iso.datetime().optional(),
  }),
  view.extend({ intent: z.literal('drop') }),
]);

/** A GET of this address redirects to the admin area. */
export const loader = () => redirect(areaPaths.admin, 303);

async function perform(
  person: Parameters<typeof asPerson>[0],
  asked: z.output<typeof act>,
): Promise<ViewReply> {
  const viewed = viewedLists().find((one) => one.name === asked.list);
  if (!viewed) return { done: false, why: 'invalid' };
  // Stored as the list writes it, so that the tab knows when it is current.
  const { query } = fitted(viewed, asked.query);
  if (query.length > LONGEST_QUERY) return { done: false, why: 'invalid' };
  return asPerson(person, async (tx): Promise<ViewReply> => {
    if (asked.intent === 'drop') {
      const since = await dropView(tx, asked.id);
      const { id, list } = asked;
      return since === null
        ? { done: false, why: 'unknown' }
        : { done: 'dropped', view: { id, list, name: asked.name, query, since } };
    }
    const outcome = await putView(tx, { ...asked, query });
    return outcome === 'kept' ? { done: 'kept', id: asked.id } : { done: false, why: outcome };
  });
}

const STATUS = {
  full: 409,
  name_taken: 409,
  query_taken: 409,
  unknown: 404,
  invalid: 422,
} as const;

/** Saves a view of a list, renames it or changes its filters, deletes it, or restores it. */
export async function action({ request, context }: Route.ActionArgs) {
  const { user } = requireUser(request, context);
  const asked = act.safeParse(await postedTexts(request));
  const reply: ViewReply = asked.success
    ? await perform(user, asked.data)
    : { done: false, why: 'invalid' };
  return data(reply, { status: reply.done ? 200 : STATUS[reply.why] });
}
