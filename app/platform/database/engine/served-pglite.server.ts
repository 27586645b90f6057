import { PGlite } from '@electric-sql/pglite';
import { ClientSessions } from '../client-sessions.server.ts';

const codeOf = (letter: string) => letter.charCodeAt(0);
const isSimpleQuery = (message: Uint8Array) => message[0] === codeOf('Q');
const isSync = (message: Uint8Array) => message[0] === codeOf('S');
const isStartup = (message: Uint8Array) => message[0] === 0;

function frontendMessage(letter: string, text?: string): Uint8Array {
  const body = Buffer.from(text === undefined ? '' : `${text}\0`);
  const head = Buffer.alloc(5);
  head[0] = codeOf(letter);
  head.writeInt32BE(4 + body.length, 1);
  return new Uint8Array(Buffer.concat([head, body]));
}

/** PGlite behind a socket with several clients, which all share its one session. */
export class ServedPGlite extends PGlite {
  #clients = new WeakMap<Uint8Array, number>();
  #sessions = new ClientSessions((text) => this.#texts(text));
  #batchOf: number | null = null;
  #holder: { client: number; since: number } | null = null;

  /** The client whose transaction or batch is open, and since when it has been idle. */
  get holder(): { client: number; since: number } | null {
    return this.#holder;
  }

  /** To be called before the first client, with the session that every client starts with. */
  beginServing(): Promise<void> {
    return this.#sessions.begin();
  }

  /** Registers the client of a message, before it is executed. */
  belongsTo(message: Uint8Array, client: number): void {
    this.#clients.set(message, client);
  }

  override async execProtocolRawStream(
    ...args: Parameters<PGlite['execProtocolRawStream']>
  ): Promise<void> {
    const [message] = args;
    const client = this.#clients.get(message);
    if (client !== undefined && !this.isInTransaction()) await this.#sessions.turnTo(client);
    await super.execProtocolRawStream(...args);
    const ends = isSimpleQuery(message) || isSync(message) || isStartup(message);
    this.#batchOf = ends ? null : (client ?? null);
    this.#holder =
      client !== undefined && this.isInTransaction() ? { client, since: Date.now() } : null;
  }

  // The socket server keeps clients apart while a transaction is open; a batch from Parse to Sync
  // needs the same, since the session has one unnamed statement.
  override isInTransaction(): boolean {
    return this.#batchOf !== null || super.isInTransaction();
  }

  /** Ends the work of a client that has left. Its open transaction is rolled back by the caller. */
  leave(client: number): Promise<void> {
    // A message of this client may still be executed: its open state is known after it.
    return this.runExclusive(async () => {
      this.#sessions.leave(client);
      if (this.#holder?.client === client) this.#holder = null;
      if (this.#batchOf !== client) return;
      // After an error within a batch everything up to its Sync is ignored, ROLLBACK included.
      await super.execProtocolRawStream(frontendMessage('S'), { onRawData: () => undefined });
      this.#batchOf = null;
    });
  }

  /** Texts of the first column; an error in the shared session is a failure of the engine. */
  async #texts(text: string): Promise<string[]> {
    const messages = await this.execProtocolStream(frontendMessage('Q', text));
    const rows = messages.filter(({ name }) => name === 'dataRow') as { fields?: unknown[] }[];
    return rows.map(({ fields }) => String(fields?.[0]));
  }
}
