import type { Socket } from 'node:net';
import { settlesWithin } from './deadline.server.ts';
import { LONGEST_STATEMENT_MS } from './time-limits.server.ts';

/** How long a query that returns at once may go without a response, in milliseconds. */
const SILENT_MS = 7_000;

type Ask = (sql: string) => Promise<{ rows: Record<string, unknown>[] }>;
type Connections = {
  sockets: ReadonlySet<Socket>;
  /** Whether a query sent now waits until another statement has ended. */
  mayWait: () => boolean;
};

/**
 * Sends a query, and where no response comes ends every connection that has been silent since. A network
 * path that drops packets reports nothing, and the kernel takes a quarter of an hour to find out. Pending
 * statements fail with a lost connection, and later ones get a new connection. Where all connections are in
 * use, one counts as silent only when no statement may take as long.
 */
export function endingSilence(ask: Ask, { sockets, mayWait }: Connections): Ask {
  const heard = new WeakMap<Socket, { bytes: number; at: number }>();
  const note = (socket: Socket) => {
    const last = heard.get(socket);
    if (last?.bytes === socket.bytesRead) return last;
    const now = { bytes: socket.bytesRead, at: performance.now() };
    heard.set(socket, now);
    return now;
  };
  return async (sql) => {
    for (const socket of sockets) note(socket);
    const longAgo = performance.now() - (mayWait() ? LONGEST_STATEMENT_MS : 0);
    const result = ask(sql);
    if (await settlesWithin(result, SILENT_MS)) return result;
    for (const socket of sockets) {
      if (note(socket).at <= longAgo) {
        socket.destroy(new Error('Connection terminated: it was silent'));
      }
    }
    return result;
  };
}
