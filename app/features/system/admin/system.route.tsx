import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { preferredLocale } from '#app/pages/root-data.server.ts';
import { useLatestReply } from '#app/ui/admin/use-latest-reply.ts';
import { readBackupOrders } from '../backup-orders.server.ts';
import { readSystem } from '../system-lines.server.ts';
import type { Route } from './+types/system.route';
import { type BackupReply, backupAction } from './commands/order-backup.server.ts';
import styles from './system.css?url';
import { SystemScreen } from './system-screen.tsx';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { current } = requireUser(request, context);
  return {
    head: adminHead(request, 'nav.system'),
    parts: await readSystem(preferredLocale(request)),
    orders: current.permissions.has('settings:manage') ? await readBackupOrders() : null,
  };
}

export const action = backupAction;

export default function SystemRoute({ loaderData, actionData }: Route.ComponentProps) {
  const reply = useLatestReply<BackupReply>(actionData);
  const { parts, orders } = loaderData;
  return <SystemScreen {...{ parts, orders, reply }} />;
}
