import { requirePermission } from '#app/access/guard.server.ts';
import { askerOf } from '#app/features/people/asker.server.ts';
import { eventFilterOf } from '#app/features/people/security-events.ts';
import { securityEventsCsv } from '#app/features/people/security-events-csv.server.ts';
import type { Route } from './+types/export.route';

export const middleware = [requirePermission('users', 'read')];

/** The filtered record as a file. Read as the person who asks, and itself put on record. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { asker } = askerOf(request, context);
  const filter = eventFilterOf(new URL(request.url).searchParams);
  const day = new Date().toISOString().slice(0, 10);
  return new Response(await securityEventsCsv(asker, filter), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="security-events-${day}.csv"`,
      'cache-control': 'no-store',
    },
  });
}
