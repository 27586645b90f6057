import { session } from '#app/access/session.server.ts';
import type { Route } from './+types/session.route';

/** The expiry of the session. The request itself renews it. */
export function loader({ context }: Route.LoaderArgs) {
  const expiresAt = context.get(session)?.expiresAt.getTime() ?? 0;
  return Response.json({ expiresAt }, { headers: { 'cache-control': 'no-store' } });
}
