import type { Socket } from 'node:net';
import { settlesWithin } from './deadline.server.ts';

/** How long something that is answered at once may go without an answer, in milliseconds. */
const SILENT_MS = 7_000;

type Ask = (sql: string) => Promise<{ rows: Record<string, unknown>[] }>;

/**
 * Asks, and where no answer comes ends every connection that has been silent since: a path that drops
 * packets tells nobody, and the kernel takes a quarter of an hour to find out. What waited on them fails
 * with a lost connection, and what comes next gets a new one.
 */
export const endingSilence =
  (ask: Ask, sockets: ReadonlySet<Socket>): Ask =>
  async (sql) => {
    const before = [...sockets].map((socket) => [socket, socket.bytesRead] as const);
    const asked = ask(sql);
    if (await settlesWithin(asked, SILENT_MS)) return asked;
    for (const [socket, bytes] of before) {
      if (socket.bytesRead === bytes)
        socket.destroy(new Error('Connection terminated: it was silent'));
    }
    return asked;
  };
