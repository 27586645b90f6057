import { Island } from '#app/islands/island.tsx';
import type { Route } from './+types/project.route';
import { projectPageOf } from './project-page.server.ts';

export const loader = ({ request }: Route.LoaderArgs) => projectPageOf(request);

export default function ProjectPage({ loaderData }: Route.ComponentProps) {
  return <Island island={loaderData.island} />;
}
