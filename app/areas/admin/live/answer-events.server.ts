import { mayOpenScreen } from '#app/access/guard.server.ts';
import type { FoundSession } from '#app/access/session.server.ts';
import { adminPaths } from '#app/paths.ts';
import { eventPipe } from './event-pipe.server.ts';
import { eventStream } from './event-stream.server.ts';

/** A stream whose session has ended before it connected. An `EventSource` would follow the redirect to the sign-in
 * page, and report its HTML as an error. */
function endedStream(): Response {
  const pipe = eventPipe(() => undefined);
  pipe.send('left');
  pipe.end();
  return pipe.response;
}

/** The events of an open staff screen; null for a request that the guards of the area refuse. */
export async function answerEvents(
  request: Request,
  { session, unread }: FoundSession,
): Promise<Response | null> {
  const hasEnded = !unread && (!session || session.lacksSecondStep);
  if (mayOpenScreen(session, adminPaths.events)) return eventStream(session.id);
  return hasEnded && request.headers.get('accept') === 'text/event-stream' ? endedStream() : null;
}
