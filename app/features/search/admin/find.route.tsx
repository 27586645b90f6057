import { asPerson } from '#app/access/guard.server.ts';
import type { Permission } from '#app/access/permissions.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { session } from '#app/access/session.server.ts';
import { recordKinds } from '#app/palette-registry.ts';
import { textUpTo } from '#app/ui/admin/data-table/list-filters.ts';
import { uuidIn } from '#app/ui/uuid.ts';
import { isSought } from '../found.ts';
import { findRecords, nameRecords } from '../record-search.server.ts';
import type { Route } from './+types/find.route';

const LONGEST = 100;
const MOST_RECENT = 8;

/** `lead:<id>`, as the browser stores the records that were opened last. */
function recordIn(text: string) {
  const [named, id = ''] = text.split(':');
  const record = recordKinds.find(({ kind }) => kind === named);
  const uuid = uuidIn(id);
  return record && uuid ? [{ kind: record.kind, id: uuid }] : [];
}

/** Records for the palette by a typed text (`q`), or by their ids (`recent`): of what the user may read. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const text = textUpTo(LONGEST).read(searchParams.get('q') ?? '');
  const recent = searchParams.getAll('recent').slice(0, MOST_RECENT).flatMap(recordIn);
  const { user } = requireUser(request, context);
  const permissions = context.get(session)?.permissions;
  const has = (permission: Permission) => permissions?.has(permission) ?? false;
  const found =
    text !== undefined && isSought(text)
      ? await findRecords((read) => asPerson(user, read), has, text)
      : await asPerson(user, (tx) => nameRecords(tx, has, recent));
  return Response.json(found, { headers: { 'cache-control': 'no-store' } });
}
