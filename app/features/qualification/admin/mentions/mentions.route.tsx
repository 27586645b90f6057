import { useTranslation } from 'react-i18next';
import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { RuleNoticeList } from '#app/features/automation/admin/rule-notice-list.tsx';
import styles from '#app/features/automation/admin/rule-notices.css?url';
import { listRuleNotices } from '#app/features/automation/notices.store.server.ts';
import { parseListQuery } from '#app/ui/admin/data-table/list-query.ts';
import { COUNTED } from '#app/ui/admin/list-tabs.tsx';
import type { Route } from './+types/mentions.route';
import { mentionAction } from './commands/mention-actions.server.ts';
import { MentionList } from './mention-list.tsx';
import { mentionsList } from './mentions.list.server.ts';
import { countUnread, listMentions } from './mentions.store.server.ts';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = parseListQuery(mentionsList, new URL(request.url).searchParams);
  const { user } = requireUser(request, context);
  const { found, unread, notices } = await asPerson(user, async (tx) => ({
    found: await listMentions(tx, query),
    unread: await countUnread(tx, COUNTED),
    notices: await listRuleNotices(tx),
  }));
  const { rows, page } = query.page(found);
  return { head: adminHead(request, 'nav.mentions'), page, mentions: rows, unread, notices };
}

export const action = mentionAction;

export default function MentionsPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('admin');
  const { page, mentions, unread, notices } = loaderData;
  return (
    <>
      <MentionList title={t('nav.mentions')} page={page} mentions={mentions} unread={unread} />
      <RuleNoticeList notices={notices} />
    </>
  );
}
