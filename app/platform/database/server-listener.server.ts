import type { Socket } from 'node:net';
import type { ClientConfig } from 'pg';
import pg from 'pg';
import { LISTENER_NAME } from './application-name.ts';
import type { Listener } from './notification-channels.server.ts';
import { listenStatement, NotificationChannels } from './notification-channels.server.ts';
import { KEEP_ALIVE, keepSocket } from './pool.server.ts';
import { CONNECTION_WAIT_MS } from './server-pool.server.ts';

const RETRY_MS = [1_000, 2_000, 5_000, 10_000];
/** How long others may have its connection, in milliseconds. */
const GIVEN_UP_MS = 60_000;

/**
 * Notifications of a PostgreSQL server: one dedicated connection, opened at the first `listen` and reopened
 * after a loss, with growing pauses. Handlers get null each time it begins to listen, since earlier
 * notifications are missed.
 */
export class ServerListener implements Listener {
  #config: ClientConfig;
  #sockets: Set<Socket>;
  #onNotice: (text: string) => void;
  #channels = new NotificationChannels((channel) => this.#listenAlso(channel));
  #client: pg.Client | null = null;
  #listening = false;
  #closed = false;
  #attempt = 0;
  #timer: NodeJS.Timeout | undefined;

  /** The socket of its connection is kept in `sockets` while it is open. */
  constructor(config: ClientConfig, sockets: Set<Socket>, onNotice: (text: string) => void) {
    this.#config = config;
    this.#sockets = sockets;
    this.#onNotice = onNotice;
  }

  get listening(): boolean {
    return this.#listening;
  }

  /** The connection, while it listens. */
  get client(): pg.Client | null {
    return this.#listening ? this.#client : null;
  }

  listen: Listener['listen'] = (channel, handler) => this.#channels.add(channel, handler);

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#client?.end();
  }

  /** Ends the connection for a minute: the server accepts no more, and the pool has none. */
  giveUpPlace(): void {
    if (this.#client) this.#lost(this.#client, 'its place is needed', GIVEN_UP_MS);
  }

  #listenAlso(channel: string): void {
    if (this.#listening) void this.#listenOn([channel]);
    else if (!this.#client && !this.#timer) void this.#connect();
  }

  async #listenOn(names: string[]): Promise<void> {
    const client = this.#client;
    if (!client || names.length === 0) return;
    try {
      await client.query(listenStatement(names));
      this.#channels.deliverGap(names);
    } catch (error) {
      this.#lost(client, String(error));
    }
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({
      connectionTimeoutMillis: CONNECTION_WAIT_MS,
      ...KEEP_ALIVE,
      application_name: LISTENER_NAME,
      ...this.#config,
    });
    this.#client = client;
    client.on('error', (error) => this.#lost(client, error.message));
    client.on('end', () => this.#lost(client, 'ended'));
    client.on('notification', ({ channel, payload }) => {
      this.#channels.deliver(channel, payload ?? '');
    });
    try {
      await client.connect();
    } catch (error) {
      this.#lost(client, error instanceof Error ? error.message : String(error));
      return;
    }
    if (this.#client !== client) return;
    keepSocket(client, this.#sockets);
    // A channel that is added later listens by itself.
    this.#listening = true;
    await this.#listenOn(this.#channels.names);
    if (this.#client === client) this.#attempt = 0;
  }

  /** A connection reports its loss more than once; only the first report of the current one counts. */
  #lost(client: pg.Client, reason: string, pause?: number): void {
    if (this.#client !== client || this.#closed) return;
    this.#client = null;
    this.#listening = false;
    client.end().catch(() => undefined);
    const wait = pause ?? RETRY_MS[Math.min(this.#attempt, RETRY_MS.length - 1)];
    this.#attempt += 1;
    this.#onNotice(`listening connection lost (${reason}), again in ${wait} ms`);
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      void this.#connect();
    }, wait);
    this.#timer.unref();
  }
}
