import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { readSwitchedOff } from '../notice-choices.store.server.ts';
import type { Route } from './+types/notices.route';
import { noticeAction } from './commands/notice-actions.server.ts';
import { NoticeChoices } from './notice-choices.tsx';
import styles from './notices.css?url';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { user } = requireUser(request, context);
  return {
    head: adminHead(request, 'notices:title'),
    off: await asPerson(user, readSwitchedOff),
  };
}

export const action = noticeAction;

export default function NoticesPage({ loaderData }: Route.ComponentProps) {
  return <NoticeChoices off={loaderData.off} />;
}
