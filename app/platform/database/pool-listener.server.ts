import type pg from 'pg';
import type { Listener } from './notification-channels.server.ts';
import { listenStatement, NotificationChannels } from './notification-channels.server.ts';

/**
 * Notifications on the one connection of a pool: of the embedded engine, whose one session is shared
 * by all statements, and of a server that takes few connections. `onConnect` belongs into the pool's
 * configuration: a connection that replaces a lost one listens again, and handlers then get null.
 */
export function poolListener(
  pool: () => pg.Pool,
  onNotice: (text: string) => void,
): Listener & { onConnect: (client: pg.ClientBase) => Promise<void> } {
  const channels = new NotificationChannels((channel) => {
    pool()
      .query(listenStatement([channel]))
      .catch((error: unknown) => onNotice(`cannot listen on ${channel}: ${String(error)}`));
  });
  return {
    listening: true,
    listen: (channel, handler) => channels.add(channel, handler),
    close: async () => undefined,
    onConnect: async (client) => {
      client.on('notification', ({ channel, payload }) => channels.deliver(channel, payload ?? ''));
      const { names } = channels;
      if (names.length === 0) return;
      await client.query(listenStatement(names));
      channels.deliverGap(names);
    },
  };
}
