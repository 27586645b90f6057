import type { RouterContextProvider } from 'react-router';
import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { session } from '#app/access/session.server.ts';
import { adminPath } from '#app/paths.ts';
import { log } from '#app/platform/log/log.server.ts';
import { listAddress } from '#app/ui/admin/data-table/list-address.ts';
import { parseListQuery } from '#app/ui/admin/data-table/list-query.ts';
import type { SavedViews } from '#app/ui/admin/data-table/views/saved-views.ts';
import { type ViewedList, viewedLists } from './viewed-list.server.ts';
import { readViews } from './views.store.server.ts';

/** The stored filters and order as the list reads them now: what it no longer offers is dropped. */
export function normalizedView({ list }: ViewedList, query: string) {
  const { filter, page } = parseListQuery(list, new URLSearchParams(query));
  return { filter, query: listAddress(page([]).page) };
}

async function read(
  viewed: ViewedList,
  request: Request,
  context: Readonly<RouterContextProvider>,
) {
  const { user } = requireUser(request, context);
  const stored = await asPerson(user, (tx) => readViews(tx, viewed.name));
  if (stored.length === 0) return [];
  const fits = stored.map(({ query }) => normalizedView(viewed, query));
  const filters = fits.map(({ filter }) => filter);
  const counts = await viewed.count?.((work) => asPerson(user, work), filters);
  return stored.map(({ id, name }, index) => ({
    id,
    name,
    query: fits[index]?.query ?? '?',
    count: counts?.[index] ?? null,
  }));
}

/** The user's views of the list at a path, with the number of rows of each; null where there is no list. */
export async function savedViewsAt(
  path: string,
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<SavedViews | null> {
  const viewed = viewedLists().find((one) => one.path === path);
  if (!viewed || !context.get(session)?.permissions.has(`${viewed.resource}:read`)) return null;
  const found = { list: viewed.name, action: adminPath('views') };
  try {
    return { ...found, views: await read(viewed, request, context) };
  } catch (error) {
    // The list itself reports the error; it works without its views.
    log.warn({ err: error, list: viewed.name }, 'saved views could not be read');
    return null;
  }
}
