import { data, redirect } from 'react-router';
import { asPerson, requireSession } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { readMemberships } from '#app/features/projects/members.store.server.ts';
import { portalPaths } from '#app/paths.ts';
import type { Route } from './+types/portal.route';
import { NothingHere } from './parts/portal-frame.tsx';
import { frameOf, portalHead, portalWords } from './portal-page.server.ts';

export const middleware = [requireSession];

/** Unknown addresses of the portal. */
export async function loader({ request, context }: Route.LoaderArgs) {
  if (/^\/portal\/?$/.test(new URL(request.url).pathname))
    throw redirect(portalPaths.overview, 303);
  const { user } = requireUser(request, context);
  const memberships = await asPerson(user, readMemberships);
  const frame = await frameOf(request, context, memberships, null);
  return data({ head: portalHead(portalWords(request)('missing.thing')), frame }, 404);
}

export default function UnknownPage({ loaderData: { frame } }: Route.ComponentProps) {
  return <NothingHere frame={frame} />;
}
