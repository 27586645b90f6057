import type { Server, ServerResponse } from 'node:http';
import { type Socket, Server as SocketServer } from 'node:net';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { runningResponse } from './slow-clients/running-response.ts';

/** How long a connection may stay open without a request after the socket has closed: the time in
 * which what its client had already sent arrives. In milliseconds. */
const IDLE_MS = 1000;
const LOOK_MS = 50;
/** The backlog of connections is 511 long; under load it is never found empty. */
const MOST_TURNS = 1000;

type Drain = {
  /** How long connections are still accepted, in milliseconds. */
  noticeMs: number;
  /** How long running requests may take after that, in milliseconds. */
  requestsMs: number;
  /** Ends answers that would never end by themselves. */
  endStreams: () => void;
};

/**
 * Ends the connections of a server without cutting a request; call it before the first one. The
 * function that it returns resolves to the number of connections that were cut at the end of their time.
 */
export function drainConnections(server: Server): (drain: Drain) => Promise<number> {
  const sockets = new Set<Socket>();
  let accepted = 0;
  const announce = (outgoing: ServerResponse | undefined) => {
    if (outgoing && !outgoing.headersSent) outgoing.setHeader('connection', 'close');
  };
  server.prependListener('connection', (socket) => {
    accepted += 1;
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const closeIdle = () => {
    server.closeIdleConnections();
    // Node takes one that has never sent anything for one whose first request is coming.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  };

  return async ({ noticeMs, requestsMs, endStreams }) => {
    server.prependListener('request', (_incoming, outgoing) => announce(outgoing));
    for (const socket of sockets) announce(runningResponse(socket));
    if (noticeMs > 0) await wait(noticeMs);
    // A turn of the loop accepts one connection; those that still wait would be reset by the close.
    for (let turn = 0, seen = -1; seen !== accepted && turn < MOST_TURNS; turn += 1) {
      seen = accepted;
      await nextTurn();
    }
    // HTTP's own close also ends connections whose first request is still on its way.
    SocketServer.prototype.close.call(server);
    endStreams();
    for (let passed = 0; sockets.size > 0; passed += LOOK_MS) {
      if (passed >= requestsMs) {
        const cut = sockets.size;
        for (const socket of sockets) socket.destroy();
        return cut;
      }
      if (passed >= IDLE_MS) closeIdle();
      await wait(LOOK_MS);
    }
    return 0;
  };
}
