import { askerOf } from '#app/access/asker.server.ts';
import { asPerson, requirePermission } from '#app/access/guard.server.ts';
import { ProjectList } from '#app/features/projects/admin/staff-projects/project-list.tsx';
import styles from '#app/features/projects/admin/staff-projects/projects.css?url';
import {
  listProjects,
  MOST_LISTED,
} from '#app/features/projects/admin/staff-projects/staff-projects.store.server.ts';
import { adminHead } from '../admin-head.server.ts';
import type { Route } from './+types/client-projects.route';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];
export const middleware = [requirePermission('projects', 'read')];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { asker } = askerOf(request, context);
  const projects = await asPerson(asker, listProjects);
  return { head: adminHead(request, 'nav.clientProjects'), projects, most: MOST_LISTED };
}

export default function ClientProjects({ loaderData }: Route.ComponentProps) {
  return <ProjectList {...loaderData} />;
}
