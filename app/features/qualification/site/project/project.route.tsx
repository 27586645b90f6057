import { data } from 'react-router';
import { validUntilHeader } from '#app/areas/site/valid-until.ts';
import { Island } from '#app/islands/island.tsx';
import { requestFacts } from '#app/platform/http/request-context.server.ts';
import type { Route } from './+types/project.route';
import { projectPageOf } from './project-page.server.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = await projectPageOf(request, context.get(requestFacts).businessUnit);
  return data(page, { headers: validUntilHeader(page.validUntil) });
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export default function ProjectPage({ loaderData }: Route.ComponentProps) {
  return <Island island={loaderData.island} />;
}
