import type { Socket } from 'node:net';
import type { ClientBase, PoolConfig } from 'pg';
import pg from 'pg';
import { APPLICATION_NAME } from './application-name.ts';
import { CONNECTION_WAIT_MS, ServerPool, type ServerPoolConfig } from './server-pool.server.ts';

const INT8 = 20;
const DATE = 1082;

/**
 * Parsers for pg: int8 becomes a number (every count and generation here is far below 2^53; the
 * driver's default is a string), `date` stays the text of its day (the driver's default shifts it
 * into the machine's time zone). numeric stays text: money is not rounded.
 */
const typeParsers: NonNullable<PoolConfig['types']> = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (format !== 'binary' && oid === INT8) return Number;
    if (format !== 'binary' && oid === DATE) return (value: string) => value;
    return pg.types.getTypeParser(oid, format);
  },
};

/** How long a connection to a server is used before another replaces it, in seconds: a failover or a
 * balancer is noticed by then. */
const LIFETIME_S = 1800;
/** For every connection to a server: keepalive, so that network devices do not drop an idle one. */
export const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

/** The socket below a client; the driver's types hide it. */
const socketOf = (client: ClientBase): Socket =>
  (client as unknown as { connection: { stream: Socket } }).connection.stream;

const settingsOf = <Config extends PoolConfig>(config: Config) => ({
  connectionTimeoutMillis: CONNECTION_WAIT_MS,
  application_name: APPLICATION_NAME,
  ...config,
  types: typeParsers,
});

function reportLosses<Pool extends pg.Pool>(pool: Pool, onNotice: (text: string) => void): Pool {
  // A connection that is lost while a caller holds it between two statements emits this on itself; without
  // a listener the process would end. The caller gets the error with its next statement.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', (error) => onNotice(`database connection lost: ${error.message}`));
  return pool;
}

/** A pool with this project's parsers. A lost connection is reported and never ends the process. */
export const makePool = (config: PoolConfig, onNotice: (text: string) => void): pg.Pool =>
  reportLosses(new pg.Pool(settingsOf(config)), onNotice);

/** A pool of connections to a server, whose open sockets are kept in `sockets`. */
export function makeServerPool(
  config: ServerPoolConfig,
  sockets: Set<Socket>,
  onNotice: (text: string) => void,
): ServerPool {
  const lasting = { ...KEEP_ALIVE, maxLifetimeSeconds: LIFETIME_S, ...config };
  const pool = reportLosses(new ServerPool(settingsOf(lasting)), onNotice);
  pool.on('connect', (client) => keepSocket(client, sockets));
  return pool;
}

/** Keeps the socket of a client in a set for as long as it is open. */
export function keepSocket(client: ClientBase, sockets: Set<Socket>): void {
  const socket = socketOf(client);
  sockets.add(socket);
  socket.once('close', () => sockets.delete(socket));
}
