import type pg from 'pg';
import type { Listener } from './notification-channels.server.ts';
import { listenStatement, NotificationChannels } from './notification-channels.server.ts';

/**
 * Notifications of the embedded engine. Its one session is shared by all statements, so they
 * arrive on the pool's own connection with the answer to whatever caused them; a second
 * connection is not needed. `onConnect` belongs into the pool's configuration: a connection that
 * replaces a lost one listens anew, and handlers then get null.
 */
export function embeddedListener(
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
