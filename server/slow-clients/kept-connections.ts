import type { Server, ServerOptions } from 'node:http';
import type { Socket } from 'node:net';
import { visitorNetwork } from '#app/platform/http/origins.server.ts';
import { runningResponse } from './running-response.ts';

/**
 * How long a connection is kept for another request, in milliseconds. A request that is sent in the moment in which
 * its connection is closed is lost, so the client has to close first: most proxies keep a connection for 60 s, and
 * others follow the header Keep-Alive, which names the first of the two.
 */
export const KEEPING = {
  keepAliveTimeout: 65_000,
  /** Beyond what the header names, since lines and clients may be late. */
  keepAliveTimeoutBuffer: 10_000,
} as const satisfies ServerOptions;

const ending = new WeakSet<Socket>();

/**
 * Ends a connection that waits for a request, unless one has come. A process that stood still runs its timers before
 * it reads what arrived meanwhile, so the connection is looked at after everything was read.
 */
export function endUnlessAsked(socket: Socket): void {
  const { bytesRead } = socket;
  const look = () => {
    ending.delete(socket);
    if (socket.bytesRead === bytesRead) socket.destroy();
  };
  ending.add(socket);
  // The first may come before anything is read.
  setImmediate(() => setImmediate(look));
}

type Bounds = {
  /** Most connections that wait, those of proxies included. */
  all: number;
  /** Most of one network: a browser opens six, and many people may share an address. */
  ofNetwork: number;
};

const BOUNDS: Bounds = { all: 4000, ofNetwork: 200 };

/** Ends the oldest connection that waits for a request where `most` or more of them do. */
function endOldestThatWaits(sockets: ReadonlySet<Socket>, most: number): boolean {
  if (sockets.size < most) return false;
  let oldest: Socket | undefined;
  let waiting = 0;
  for (const socket of sockets) {
    if (ending.has(socket) || socket.destroyed || runningResponse(socket)) continue;
    oldest ??= socket;
    waiting += 1;
    if (waiting < most) continue;
    endUnlessAsked(oldest);
    return true;
  }
  return false;
}

/**
 * Bounds the connections that wait for a request: each one too many ends the oldest of them. A connection with a request
 * is never ended for another, nor counted: thousands of open streams would leave no time to send a first request.
 */
export function boundKept(
  server: Server,
  bounds: Bounds = BOUNDS,
  networkOf: (address: string) => string | null = visitorNetwork,
): void {
  const all = new Set<Socket>();
  const networks = new Map<string, Set<Socket>>();
  const ofNetwork = (network: string) => {
    const sockets = networks.get(network) ?? new Set();
    networks.set(network, sockets);
    return sockets;
  };
  server.prependListener('connection', (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? '');
    const near = network === null ? undefined : ofNetwork(network);
    if (!near || !endOldestThatWaits(near, bounds.ofNetwork)) endOldestThatWaits(all, bounds.all);
    all.add(socket);
    near?.add(socket);
    socket.once('close', () => {
      all.delete(socket);
      near?.delete(socket);
      if (network !== null && near?.size === 0) networks.delete(network);
    });
  });
}
