import { AsyncResource } from 'node:async_hooks';
import pg from 'pg';
import { log } from '#app/platform/log/log.server.ts';

/**
 * Called with a notification's payload; with null when some may have been missed: read again. It runs in the
 * context of `listen`, and may read.
 */
export type NotificationHandler = (payload: string | null) => void;

export interface Listener {
  /** Whether notifications arrive, as far as is known. */
  readonly listening: boolean;
  /** Returns the function that stops it. */
  listen: (channel: string, handler: NotificationHandler) => () => void;
  close: () => Promise<void>;
}

/** Handlers by channel. `onNewChannel` is called for a channel that gets its first handler. */
export class NotificationChannels {
  #handlers = new Map<string, Set<NotificationHandler>>();
  #onNewChannel: (channel: string) => void;

  constructor(onNewChannel: (channel: string) => void) {
    this.#onNewChannel = onNewChannel;
  }

  get names(): string[] {
    return [...this.#handlers.keys()];
  }

  add(channel: string, handler: NotificationHandler): () => void {
    const known = this.#handlers.get(channel);
    const handlers = known ?? new Set();
    // A transaction may have opened the delivering connection.
    const bound = AsyncResource.bind(handler);
    this.#handlers.set(channel, handlers.add(bound));
    if (!known) this.#onNewChannel(channel);
    return () => {
      handlers.delete(bound);
    };
  }

  /** An error of a handler is logged. The other handlers still run, and the connection stays open. */
  deliver(channel: string, payload: string | null): void {
    for (const handler of this.#handlers.get(channel) ?? []) {
      try {
        handler(payload);
      } catch (error) {
        log.error({ err: error, channel }, 'a notification of the database could not be handled');
      }
    }
  }

  deliverGap(channels: string[]): void {
    for (const channel of channels) this.deliver(channel, null);
  }
}

/** SQL that listens to channels, for one message. */
export function listenStatement(channels: string[]): string {
  return channels.map((channel) => `listen ${pg.escapeIdentifier(channel)}`).join('; ');
}
