import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { ScreenError } from '#app/areas/admin/frame/screen-error.tsx';
import { useLatestReply } from '#app/ui/admin/use-latest-reply.ts';
import styles from '../brand.css?url';
import type { Route } from './+types/logos.route';
import { type LogoListReply, logoListAction } from './commands/logo-actions.server.ts';
import { LogoList } from './logo-list.tsx';
import { listLogos } from './logos.store.server.ts';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { user } = requireUser(request, context);
  return { head: adminHead(request, 'nav.logos'), logos: await asPerson(user, listLogos) };
}

export const action = logoListAction;

export default function LogosRoute({ loaderData, actionData }: Route.ComponentProps) {
  const reply = useLatestReply<LogoListReply>(actionData);
  return <LogoList logos={loaderData.logos} reply={reply} />;
}

export function ErrorBoundary() {
  return <ScreenError loading="logos" />;
}
