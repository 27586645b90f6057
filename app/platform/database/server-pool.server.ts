import { setTimeout as pause } from 'node:timers/promises';
import type { PoolClient, PoolConfig } from 'pg';
import pg from 'pg';
import { sqlState } from './errors.server.ts';

const TOO_MANY_CONNECTIONS = '53300';
/** How long a caller waits for a connection before DatabaseUnavailable, in milliseconds. */
export const CONNECTION_WAIT_MS = 10_000;
/** How soon a pool without any connection tries again, in milliseconds. */
const RETRY_MS = 100;
/** How long a pool requests no more connections than it has, in milliseconds. */
const REFUSED_MS = 60_000;

export type ServerPoolConfig = PoolConfig & {
  /** Called when the server refuses a connection and the pool has none. */
  onNone?: () => void;
};

type Deliver = Parameters<pg.Pool['connect']>[0];

/**
 * A pool that uses the connections it has while the server accepts no more: callers wait for one of them,
 * and where it has none for one that others release.
 */
export class ServerPool extends pg.Pool {
  #most: number;
  #onNone: () => void;
  #refused: NodeJS.Timeout | undefined;

  constructor({ onNone = () => undefined, ...config }: ServerPoolConfig) {
    super(config);
    this.#most = this.options.max;
    this.#onNone = onNone;
  }

  /** Whether the next caller waits for another. */
  get allInUse(): boolean {
    return this.idleCount === 0 && this.totalCount >= this.options.max;
  }

  override connect(): Promise<PoolClient>;
  override connect(deliver: Deliver): void;
  override connect(deliver?: Deliver): Promise<PoolClient> | undefined {
    const connected = this.#connect();
    if (!deliver) return connected;
    connected.then(
      (client) => deliver(undefined, client, client.release),
      (error) => deliver(error, undefined, () => undefined),
    );
    return undefined;
  }

  async #connect(): Promise<PoolClient> {
    const until = performance.now() + CONNECTION_WAIT_MS;
    for (;;) {
      try {
        return await super.connect();
      } catch (error) {
        if (sqlState(error) !== TOO_MANY_CONNECTIONS || performance.now() > until) throw error;
        this.#makeDo();
        if (this.totalCount > 0) continue;
        this.#onNone();
        await pause(RETRY_MS);
      }
    }
  }

  #makeDo(): void {
    this.options.max = Math.max(1, this.totalCount);
    clearTimeout(this.#refused);
    this.#refused = setTimeout(() => {
      this.options.max = this.#most;
    }, REFUSED_MS);
    this.#refused.unref();
  }
}
