import { useTranslation } from 'react-i18next';
import { askerOf } from '#app/access/asker.server.ts';
import { asPerson, requirePermission } from '#app/access/guard.server.ts';
import { readMentions } from '#app/features/qualification/admin/lead-notes.store.server.ts';
import { MentionList } from '#app/features/qualification/admin/mention-list.tsx';
import { mentionsList } from '#app/features/qualification/admin/mentions.list.server.ts';
import {
  countUnread,
  listMentions,
} from '#app/features/qualification/admin/mentions.store.server.ts';
import { listAsked } from '#app/ui/admin/data-table/list-asked.ts';
import { COUNTED } from '#app/ui/admin/list-tabs.tsx';
import { adminHead } from '../admin-head.server.ts';
import type { Route } from './+types/mentions.route';

export const middleware = [requirePermission('crm', 'read')];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { listed, ...part } = listAsked(mentionsList, new URL(request.url).searchParams);
  const { asker } = askerOf(request, context);
  const { found, unread } = await asPerson(asker, async (tx) => ({
    found: await listMentions(tx, part),
    unread: await countUnread(tx, COUNTED),
  }));
  const { rows, page } = listed(found);
  return { head: adminHead(request, 'nav.mentions'), page, mentions: rows, unread };
}

/** All of them are read. */
export async function action({ request, context }: Route.ActionArgs) {
  const { asker } = askerOf(request, context);
  await asPerson(asker, (tx) => readMentions(tx, null));
  return null;
}

export default function MentionsPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('admin');
  const { page, mentions, unread } = loaderData;
  return <MentionList title={t('nav.mentions')} page={page} mentions={mentions} unread={unread} />;
}
