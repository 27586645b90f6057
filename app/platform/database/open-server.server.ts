import type { Socket } from 'node:net';
import type { ClientBase } from 'pg';
import { actorsOf } from './actor-dialect.server.ts';
import { CLOSE_WAIT_MS, settlesWithin } from './deadline.server.ts';
import type { Handle } from './handle.server.ts';
import { makeServerPool } from './pool.server.ts';
import { poolListener } from './pool-listener.server.ts';
import { checkServer } from './server-check.server.ts';
import { ServerListener } from './server-listener.server.ts';
import { endingSilence } from './silence.server.ts';
import { SESSION_LIMITS } from './time-limits.server.ts';

/** Most connections of one process, beside the one that listens. */
const MOST = 14;
/** Most connections through a pooler, beside the direct ones: the pooler has fewer to the server. */
const MOST_POOLED = 10;
/** Most direct connections beside a pooler: jobs, sign-ins and polls. With the one that listens they are five. */
const MOST_BESIDE_POOLER = 4;
/** With a smaller share a process has one connection for everything, as with the embedded engine. */
const SMALLEST_SHARE = 4;

/** The share of one of two processes, with one left for a third that starts, or for psql. */
const shareOf = (connections: number): number => Math.max(1, Math.floor((connections - 1) / 2));

/**
 * Connects to a PostgreSQL server and reads its version and how many connections it accepts. `direct` is
 * the address without a pooler. Throws DatabaseUnavailable, and Error for a server that is too old.
 */
export async function openServer(
  url: string,
  direct: string,
  notice: (text: string) => void,
): Promise<Handle> {
  const { hostname, pathname, searchParams } = new URL(url);
  const where = `${hostname || searchParams.get('host') || 'localhost'}${pathname}`;
  const share = shareOf((await checkServer(direct, where)).connections);
  const most = url === direct ? MOST : MOST_BESIDE_POOLER;
  const sockets = new Set<Socket>();
  const alone = share < SMALLEST_SHARE;
  const dedicated = new ServerListener({ connectionString: direct }, sockets, notice);
  const shared = poolListener(() => owner, notice);
  const listener = alone ? shared : dedicated;
  const owner = makeServerPool(
    {
      connectionString: direct,
      ...(alone ? { max: 1, idleTimeoutMillis: 0 } : { max: Math.min(most, share - 1) }),
      onConnect: async (client: ClientBase) => {
        await client.query(SESSION_LIMITS);
        if (alone) await shared.onConnect(client);
      },
      onNone: () => dedicated.giveUpPlace(),
    },
    sockets,
    notice,
  );
  const pool =
    url === direct
      ? owner
      : makeServerPool({ connectionString: url, max: MOST_POOLED }, sockets, notice);
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    kind: 'server',
    where,
    actors: actorsOf(pool),
    pool,
    owner,
    listener,
    ask: endingSilence((sql) => (dedicated.client ?? owner).query(sql), {
      sockets,
      mayWait: () => !dedicated.client && owner.allInUse,
    }),
    cut,
    close: async () => {
      const pools = new Set([pool, owner]);
      const ended = Promise.all([listener.close(), ...[...pools].map((each) => each.end())]);
      if (!(await settlesWithin(ended, CLOSE_WAIT_MS))) cut();
    },
  };
}
