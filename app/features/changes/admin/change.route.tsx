import { data } from 'react-router';
import { askerOf } from '#app/access/asker.server.ts';
import { asPerson } from '#app/access/guard.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { ChangePage, type RestoreReply } from '#app/audit/admin/change-page.tsx';
import styles from '#app/audit/admin/changes.css?url';
import { restoreChangeSet } from '#app/audit/restore-change-set.server.ts';
import { readChangeSet } from '#app/audit/setting-changes.store.server.ts';
import { settleLogo } from '#app/features/brand/admin/logos/settle-logo.server.ts';
import { postedTexts } from '#app/platform/http/posted-form.server.ts';
import { notFound } from '#app/platform/http/route-params.ts';
import { useKeptReply } from '#app/ui/admin/use-kept-reply.ts';
import type { Route } from './+types/change.route';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

const STATUS = { restored: 200, changed: 409, refused: 409, unknown: 404, forbidden: 403 } as const;

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { asker } = askerOf(request, context);
  const changes = await asPerson(asker, (tx) => readChangeSet(tx, params.set));
  if (changes.length === 0) throw notFound();
  return {
    head: adminHead(request, 'nav.changes'),
    changes,
  };
}

/** A restored or deleted logo has a file, or had one: deleted files are gone for good. */
async function settleLogosOf(asker: Parameters<typeof asPerson>[0], set: string): Promise<void> {
  const changes = await asPerson(asker, (tx) => readChangeSet(tx, set));
  const paths = changes
    .filter(({ table }) => table === 'logos')
    .flatMap(({ before, after }) => [before?.['file_path'], after?.['file_path']]);
  for (const path of new Set(paths)) if (typeof path === 'string') await settleLogo(path);
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { asker, current } = askerOf(request, context);
  const texts = await postedTexts(request);
  const outcome: RestoreReply['outcome'] = current.permissions.has('settings:update')
    ? await restoreChangeSet(asker, params.set, texts['anyway'] === 'yes')
    : 'forbidden';
  if (outcome === 'restored') await settleLogosOf(asker, params.set);
  return data<RestoreReply>({ outcome }, { status: STATUS[outcome] });
}

export default function ChangeRoute({ loaderData, actionData }: Route.ComponentProps) {
  const reply = useKeptReply(actionData);
  return <ChangePage changes={loaderData.changes} reply={reply} />;
}
