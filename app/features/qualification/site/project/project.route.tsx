import { Island } from '#app/islands/island.tsx';
import { requestFacts } from '#app/platform/http/request-context.server.ts';
import type { Route } from './+types/project.route';
import { projectPageOf } from './project-page.server.ts';

export const loader = ({ request, context }: Route.LoaderArgs) =>
  projectPageOf(request, context.get(requestFacts).businessUnit);

export default function ProjectPage({ loaderData }: Route.ComponentProps) {
  return <Island island={loaderData.island} />;
}
