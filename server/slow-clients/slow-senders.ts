import type { IncomingMessage, Server, ServerOptions, ServerResponse } from 'node:http';
import { bareResponse } from '../bad-requests.ts';

/** How long a sender may take, in milliseconds. */
export const PATIENCE = {
  /** For the whole of the headers, and for the first byte of them. */
  headersTimeout: 30_000,
  /** For the whole of a request: the largest upload over a line of 60 KB a second. */
  requestTimeout: 20 * 60_000,
  connectionsCheckingInterval: 5_000,
} as const satisfies ServerOptions;

type Floor = {
  /** Less than this a second, over the whole window, is not a slow line but a held one. */
  bytesPerSecond: number;
  windowMs: number;
  lookMs: number;
};

/** A quarter of what a phone sends over GPRS. */
const FLOOR: Floor = { bytesPerSecond: 500, windowMs: 30_000, lookMs: 5_000 };

/** How much of a body's connection had come when it was last counted, and how long that is ago:
 * `waitedMs` is time in which this process looked, not time in which it could not have read. */
type Mark = { waitedMs: number; bytes: number; outgoing: ServerResponse };

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** What has come and was not taken yet: then it is us who are slow. */
const isWaitingForUs = (incoming: IncomingMessage) => incoming.readableLength > 0;

function cut(incoming: IncomingMessage, { headersSent }: ServerResponse): void {
  // An answer that has begun cannot become another one.
  if (!headersSent) {
    incoming.socket.write(bareResponse('408 Request Timeout'));
  }
  incoming.destroy();
}

/**
 * Ends connections whose body comes so slowly that it only holds them: hundreds of such would keep
 * everybody else out. Headers are Node's own concern, see {@link PATIENCE}.
 */
export function cutSlowBodies(server: Server, floor: Floor = FLOOR): void {
  const coming = new Map<IncomingMessage, Mark>();
  const least = (floor.bytesPerSecond * floor.windowMs) / 1000;
  server.prependListener('request', (incoming: IncomingMessage, outgoing: ServerResponse) => {
    if (!hasBody(incoming)) return;
    coming.set(incoming, { waitedMs: 0, bytes: incoming.socket.bytesRead, outgoing });
    incoming.once('close', () => coming.delete(incoming));
  });
  const look = () => {
    for (const [incoming, mark] of coming) {
      const { bytesRead } = incoming.socket;
      // However late this look is: a process that stood still is no sender's fault.
      mark.waitedMs += floor.lookMs;
      if (incoming.complete) coming.delete(incoming);
      else if (bytesRead - mark.bytes >= least || isWaitingForUs(incoming)) {
        mark.waitedMs = 0;
        mark.bytes = bytesRead;
      } else if (mark.waitedMs > floor.windowMs) cut(incoming, mark.outgoing);
    }
  };
  const looking = setInterval(look, floor.lookMs).unref();
  server.once('close', () => clearInterval(looking));
}
