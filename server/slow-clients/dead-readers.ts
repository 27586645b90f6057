import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { endUnlessAsked } from './kept-connections.ts';
import { runningResponse } from './running-response.ts';

/** How long a client may read none of the bytes of a response, in milliseconds. */
const UNREAD_MS = 20_000;

/**
 * Ends connections whose client has stopped reading a response, such as a device whose network went away:
 * each would hold its response in memory. A response that is still being made may take longer, and so may an idle
 * stream of events.
 */
export function cutDeadReaders(server: Server, unreadMs = UNREAD_MS): void {
  // Also called for a connection that is kept open between two requests, for its own limit.
  server.setTimeout(unreadMs, (socket: Socket) => {
    if (socket.writableLength > 0) socket.destroy();
    else if (!runningResponse(socket)) endUnlessAsked(socket);
  });
}
