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
  /** A sender below this rate over the whole window is treated as an attack, not as a slow line. */
  bytesPerSecond: number;
  windowMs: number;
  lookMs: number;
};

/** A quarter of what a phone sends over GPRS. */
const FLOOR: Floor = { bytesPerSecond: 500, windowMs: 30_000, lookMs: 5_000 };

/** The bytes that a connection had received at the last count, and the time since then. `waitedMs` adds the intervals
 * between checks; time in which this process was stopped is not in it. */
type Mark = { waitedMs: number; bytes: number; outgoing: ServerResponse };

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Received bytes that nothing has read yet: then this process is slow, and not the sender. */
const isWaitingForUs = (incoming: IncomingMessage) => incoming.readableLength > 0;

function cut(incoming: IncomingMessage, { headersSent }: ServerResponse): void {
  // A response whose headers are sent cannot be replaced.
  if (!headersSent) {
    incoming.socket.write(bareResponse('408 Request Timeout'));
  }
  incoming.destroy();
}

/**
 * Ends connections whose request body arrives too slowly: some hundreds of them would leave none for others. Node
 * itself limits the time for headers, see {@link PATIENCE}.
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
      // The same amount however late this check is, so that a stopped process ends no connection.
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
