import { session } from '#app/access/session.server.ts';
import { notFound } from '#app/platform/http/route-params.ts';
import type { Route } from './+types/events.route';
import { eventStream } from './event-stream.server.ts';

/** The events of an open staff screen; the area's own guards have checked the user. */
export function loader({ request, context }: Route.LoaderArgs) {
  // React Router would buffer the response to a `.data` request to its end, and this stream has none.
  // And nobody would end one that a HEAD request has opened.
  if (new URL(request.url).pathname.endsWith('.data') || request.method === 'HEAD')
    throw notFound();
  const current = context.get(session);
  if (!current) throw new Error('The guard of the area let a request without a session pass.');
  return eventStream(current.id);
}
