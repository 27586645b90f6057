import { once } from 'node:events';
import type { Socket } from 'node:net';
import { connect } from 'node:net';
import { join } from 'node:path';
import { openHandle } from '../../app/platform/database/handle.server.ts';
import { ownerSql } from './scratch-database.ts';

/**
 * Makes the open database lose every connection: the server ends them, the embedded engine
 * crashes. On the latter a message that PostgreSQL does not support is FATAL, and FATAL ends its thread.
 */
export async function breakConnections(): Promise<void> {
  const { kind, where } = openHandle();
  if (kind === 'server') {
    await ownerSql(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    );
    return;
  }
  const socket = connect(join(where, '.s.PGSQL.5432'));
  socket.on('error', () => undefined);
  // Unread, its farewell would keep the socket from closing.
  socket.resume();
  const closed = once(socket, 'close');
  socket.write(Buffer.from([0x7a, 0, 0, 0, 4]));
  await closed;
}

/** Cuts the connections that callers hold, also within a transaction. */
export async function cutConnections(): Promise<void> {
  const { kind, owner } = openHandle();
  if (kind === 'server') return breakConnections();
  const clients: { connection: { stream: Socket } }[] = Reflect.get(owner, '_clients');
  for (const { connection } of clients) connection.stream.destroy();
}
