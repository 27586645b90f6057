import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How long none of the bytes of a response may be taken, in milliseconds. */
const UNREAD_MS = 20_000;

/**
 * Ends connections whose other side takes nothing of a response any more, such as a device whose network went away:
 * each would hold its response in memory. A response that is still being made may take longer, and so may an idle
 * stream of events.
 */
export function cutDeadReaders(server: Server, unreadMs = UNREAD_MS): void {
  const answering = new Map<Socket, number>();
  const count = (socket: Socket, more: number) => {
    const open = (answering.get(socket) ?? 0) + more;
    if (open > 0) answering.set(socket, open);
    else answering.delete(socket);
  };
  server.prependListener('request', ({ socket }: IncomingMessage, outgoing: ServerResponse) => {
    count(socket, 1);
    outgoing.once('close', () => count(socket, -1));
  });
  // Also called for a connection that is kept open between two requests, for its own limit.
  server.setTimeout(unreadMs, (socket: Socket) => {
    if (socket.writableLength > 0 || !answering.has(socket)) socket.destroy();
  });
}
