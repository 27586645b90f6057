import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { preferredLocale } from '#app/pages/root-data.server.ts';
import { readSystem } from '../system-lines.server.ts';
import type { Route } from './+types/system.route';
import styles from './system.css?url';
import { SystemScreen } from './system-screen.tsx';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ request }: Route.LoaderArgs) {
  return {
    head: adminHead(request, 'nav.system'),
    parts: await readSystem(preferredLocale(request)),
  };
}

export default function SystemRoute({ loaderData }: Route.ComponentProps) {
  return <SystemScreen parts={loaderData.parts} />;
}
