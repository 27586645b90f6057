import { session } from '#app/access/session.server.ts';
import type { Route } from './+types/session.route';

/** Until when the session holds. Asking is using it, which pushes that time out. */
export function loader({ context }: Route.LoaderArgs) {
  const expiresAt = context.get(session)?.expiresAt.getTime() ?? 0;
  return Response.json({ expiresAt }, { headers: { 'cache-control': 'no-store' } });
}
