import type { ClientConfig } from 'pg';
import pg from 'pg';

/** Called with the notification's payload; null after a gap, when some may have been missed. */
export type NotificationHandler = (payload: string | null) => void;

export interface Listener {
  listen: (channel: string, handler: NotificationHandler) => () => void;
  close: () => Promise<void>;
}

const RETRY_MS = [1_000, 2_000, 5_000, 10_000];

/** Channel name → handlers; tells `onChannel` of a channel heard for the first time. */
function channelTable(onChannel: (channel: string) => void) {
  const handlers = new Map<string, Set<NotificationHandler>>();
  return {
    channels: () => [...handlers.keys()],
    deliver(channel: string, payload: string | null) {
      for (const handler of handlers.get(channel) ?? []) handler(payload);
    },
    add(channel: string, handler: NotificationHandler) {
      const known = handlers.get(channel);
      const set = known ?? new Set();
      handlers.set(channel, set.add(handler));
      if (!known) onChannel(channel);
      return () => {
        set.delete(handler);
      };
    },
  };
}

const listenTo = (channels: string[]) =>
  channels.map((channel) => `listen ${pg.escapeIdentifier(channel)}`).join('; ');

/**
 * Notifications of the embedded engine. Its one session is shared by all statements, so they
 * arrive on the pool's own connection with the answer to whatever caused them; a second
 * connection is neither needed nor possible. `onConnect` belongs into the pool's configuration:
 * a connection that replaces a lost one listens anew, and handlers then get null.
 */
export function embeddedListener(
  pool: () => pg.Pool,
  onNotice: (text: string) => void,
): Listener & { onConnect: (client: pg.ClientBase) => Promise<void> } {
  const table = channelTable((channel) => {
    pool()
      .query(listenTo([channel]))
      .catch((error: unknown) => onNotice(`cannot listen on ${channel}: ${String(error)}`));
  });
  return {
    listen: table.add,
    close: async () => undefined,
    onConnect: async (client) => {
      client.on('notification', ({ channel, payload }) => table.deliver(channel, payload ?? ''));
      const channels = table.channels();
      if (channels.length === 0) return;
      await client.query(listenTo(channels));
      for (const channel of channels) table.deliver(channel, null);
    },
  };
}

/**
 * Notifications of a PostgreSQL server: one dedicated connection, made at the first `listen`,
 * made anew after a loss with growing pauses; handlers then get null, since some may be missed.
 */
export function serverListener(config: ClientConfig, onNotice: (text: string) => void): Listener {
  let client: pg.Client | null = null;
  let connecting = false;
  let closed = false;
  let attempt = 0;
  let timer: NodeJS.Timeout | undefined;

  const lost = (reason: string) => {
    if (closed || timer) return;
    client?.removeAllListeners();
    client?.on('error', () => undefined);
    client?.end().catch(() => undefined);
    client = null;
    const wait = RETRY_MS[Math.min(attempt, RETRY_MS.length - 1)];
    attempt += 1;
    onNotice(`listening connection lost (${reason}), again in ${wait} ms`);
    timer = setTimeout(() => {
      timer = undefined;
      void connect(true);
    }, wait);
    timer.unref();
  };

  const connect = async (afterGap: boolean) => {
    connecting = true;
    const next = new pg.Client({ ...config, keepAlive: true });
    next.on('error', (error) => lost(error.message));
    next.on('end', () => lost('ended'));
    next.on('notification', ({ channel, payload }) => table.deliver(channel, payload ?? ''));
    try {
      await next.connect();
      await next.query(listenTo(table.channels()));
      client = next;
      attempt = 0;
      if (closed) await next.end();
      else if (afterGap) for (const channel of table.channels()) table.deliver(channel, null);
    } catch (error) {
      lost(error instanceof Error ? error.message : String(error));
    } finally {
      connecting = false;
    }
  };

  const table = channelTable((channel) => {
    if (client) client.query(listenTo([channel])).catch(() => undefined);
    else if (!connecting && !timer) void connect(false);
  });
  return {
    listen: table.add,
    close: async () => {
      closed = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}
