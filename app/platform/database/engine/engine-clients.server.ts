import type { Socket } from 'node:net';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { APPLICATION_NAME } from '../application-name.ts';
import type { ServedPGlite } from './served-pglite.server.ts';

/** The site has one connection; the others are for one that replaces it and for maintenance. */
const MOST_CLIENTS = 4;

/** How long another client may block the site with an idle transaction. */
const SILENT_TRANSACTION_MS = 3_000;

/** Private members of the socket server, in the pinned version. */
interface Internals {
  queryQueue: {
    enqueue: (client: number, message: Uint8Array, onData: unknown) => Promise<number>;
    clearTransactionIfNeeded: (client: number) => Promise<void>;
    getQueueLength: () => number;
    processQueue: () => Promise<void>;
  };
  handlers: Set<{ handlerId: number; socket: Socket | null }>;
}

/** ErrorResponse with the SQLSTATE of idle_in_transaction_session_timeout. */
function terminated(): Buffer {
  const text =
    'terminating connection: its transaction was idle while the site waited for the database';
  const fields = ['SFATAL', 'VFATAL', 'C25P03', `M${text}`, ''];
  const body = Buffer.from(fields.map((field) => `${field}\0`).join(''));
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(4 + body.length, 1);
  return Buffer.concat([head, body]);
}

const isSite = (message: Uint8Array) =>
  message[0] === 0 && Buffer.from(message).includes(`\0application_name\0${APPLICATION_NAME}\0`);

/**
 * Serves the engine to its clients on a unix socket: each has its own settings, and its leftovers are
 * dropped with it. Another client that stays idle in an open transaction is disconnected (25P03) once
 * others have waited for it for three seconds.
 */
export async function serveClients(
  database: ServedPGlite,
  path: string,
): Promise<PGLiteSocketServer> {
  const server = new PGLiteSocketServer({ db: database, path, maxConnections: MOST_CLIENTS });
  const { queryQueue, handlers } = server as unknown as Internals;
  const sites = new Set<number>();
  let watched = false;

  const disconnect = (client: number) => {
    const socket = [...handlers].find(({ handlerId }) => handlerId === client)?.socket;
    socket?.end(terminated(), () => socket.destroy());
  };
  const watch = (inMs: number) => {
    if (watched) return;
    watched = true;
    setTimeout(watchHolder, inMs);
  };
  const watchHolder = () => {
    watched = false;
    const { holder } = database;
    if (!holder || queryQueue.getQueueLength() === 0 || sites.has(holder.client)) return;
    const left = holder.since + SILENT_TRANSACTION_MS - Date.now();
    if (left <= 0) disconnect(holder.client);
    watch(left > 0 ? left : SILENT_TRANSACTION_MS);
  };

  const enqueue = queryQueue.enqueue.bind(queryQueue);
  queryQueue.enqueue = (client, message, onData) => {
    if (isSite(message)) sites.add(client);
    database.belongsTo(message, client);
    const done = enqueue(client, message, onData);
    if (queryQueue.getQueueLength() > 0) watch(SILENT_TRANSACTION_MS);
    return done;
  };
  const rollBack = queryQueue.clearTransactionIfNeeded.bind(queryQueue);
  queryQueue.clearTransactionIfNeeded = async (client) => {
    sites.delete(client);
    await database.leave(client);
    await rollBack(client);
    // Without a rollback nothing else resumes the clients that waited for this one.
    await queryQueue.processQueue();
  };

  await database.beginServing();
  await server.start();
  return server;
}
