import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { useLatestReply } from '#app/ui/admin/use-latest-reply.ts';
import type { Route } from './+types/mail-servers.route';
import { type MailServerReply, mailServerAction } from './commands/mail-server-actions.server.ts';
import { MailServersPage } from './mail-servers-page.tsx';
import { shownServers } from './shown-servers.server.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { current } = requireUser(request, context);
  return {
    head: adminHead(request, 'nav.mailServers'),
    servers: shownServers(),
    mayEdit: current.role === 'superadmin' && current.permissions.has('settings:update'),
  };
}

export const action = mailServerAction;

export default function MailServersRoute({ loaderData, actionData }: Route.ComponentProps) {
  const reply = useLatestReply<MailServerReply>(actionData);
  return <MailServersPage {...loaderData} reply={reply} />;
}
