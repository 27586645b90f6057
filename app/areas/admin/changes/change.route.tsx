import { data } from 'react-router';
import { asPerson, requirePermission } from '#app/access/guard.server.ts';
import { ChangeSheet, type RestoreReply } from '#app/audit/admin/change-sheet.tsx';
import { restoreChangeSet } from '#app/audit/restore-change-set.server.ts';
import { readChangeSet } from '#app/audit/setting-changes.store.server.ts';
import { useKeptReply } from '#app/features/people/admin/use-kept-reply.ts';
import { askerOf } from '#app/features/people/asker.server.ts';
import { postedTexts } from '#app/platform/posted-form.server.ts';
import { adminHead } from '../admin-head.server.ts';
import type { Route } from './+types/change.route';

export const middleware = [requirePermission('settings', 'read')];

const STATUS = { restored: 200, changed: 409, refused: 409, unknown: 404, forbidden: 403 } as const;

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { asker, current } = askerOf(request, context);
  const changes = await asPerson(asker, (tx) => readChangeSet(tx, params.set));
  if (changes.length === 0) throw data(null, { status: 404 });
  return {
    head: adminHead(request, 'nav.changes'),
    changes,
    mayRestore: current.permissions.has('settings:update'),
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { asker, current } = askerOf(request, context);
  const texts = await postedTexts(request);
  const outcome: RestoreReply['outcome'] = current.permissions.has('settings:update')
    ? await restoreChangeSet(asker, params.set, texts['anyway'] === 'yes')
    : 'forbidden';
  return data<RestoreReply>({ outcome }, { status: STATUS[outcome] });
}

export default function ChangeRoute({ loaderData, actionData }: Route.ComponentProps) {
  const reply = useKeptReply(actionData);
  return (
    <ChangeSheet changes={loaderData.changes} mayRestore={loaderData.mayRestore} reply={reply} />
  );
}
