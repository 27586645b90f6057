/** Runs SQL in the engine's session, outside any client's statement; returns the texts of its rows. */
type Run = (text: string) => Promise<string[]>;

/** What one client has set for itself: settings, roles and channels. */
interface ClientState {
  user: string;
  role: string;
  settings: Record<string, string>;
  channels: string[];
}

// Settings of the engine's start and of the configuration file belong to no client; a setting that takes
// effect once (transaction_isolation and the like) belongs to the transaction.
const READ_STATE = `
  select pg_catalog.json_build_object(
    'user', session_user, 'role', pg_catalog.current_setting('role'),
    'settings', coalesce((
      select pg_catalog.json_object_agg(name, pg_catalog.current_setting(name)) from pg_catalog.pg_settings
      where source = 'session' and context in ('user', 'superuser')
        and name not in ('transaction_isolation', 'transaction_read_only', 'transaction_deferrable')), '{}'),
    'channels', (select coalesce(pg_catalog.json_agg(c), '[]') from pg_catalog.pg_listening_channels() c))`;

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;
const identifier = (name: string) => `"${name.replaceAll('"', '""')}"`;

function writeState({ user, role, settings }: ClientState): string {
  const each = Object.entries(settings)
    .map(([name, value]) => `perform set_config(${literal(name)}, ${literal(value)}, false);`)
    .join('\n');
  return [
    // The engine's own superuser for a moment: it may become any role, and set what a client could.
    'set session authorization default; reset all;',
    each && `do $settings$ begin ${each.replaceAll('$settings$', '')} end $settings$;`,
    `set session authorization ${identifier(user)}; set role ${role === 'none' ? 'none' : identifier(role)};`,
  ].join('\n');
}

// DISCARD ALL in parts: it would end the site's LISTEN too.
const DROP_LEFTOVERS = `set session authorization default;
  close all; deallocate all; discard temp; discard sequences; select pg_advisory_unlock_all();`;

/**
 * Isolates the clients of the engine's one session. Before a statement of another client than the last one,
 * the settings of the last are saved and reset and those of the next are set. When a client leaves, its
 * prepared statements, cursors, temporary tables, locks and channels are dropped. A client alone costs
 * nothing. Both happen between transactions only, so the caller checks outside of them.
 */
export class ClientSessions {
  #run: Run;
  #states = new Map<number, ClientState>();
  #fresh: ClientState | undefined;
  #current: number | null = null;
  /** Channels of disconnected clients, once one has left: null when there is nothing to drop. */
  #leftovers: string[] | null = null;

  constructor(run: Run) {
    this.#run = run;
  }

  /** Saves the session that a new client starts with: as it is now. */
  async begin(): Promise<void> {
    this.#fresh = await this.#read();
  }

  /** Brings the session into the state of `client`. */
  async turnTo(client: number): Promise<void> {
    if (this.#current === client && this.#leftovers === null) return;
    if (this.#current !== null) this.#states.set(this.#current, await this.#read());
    if (this.#leftovers !== null) await this.#dropLeftovers();
    const state = this.#states.get(client) ?? this.#fresh;
    if (!state) throw new Error('turnTo before begin');
    await this.#run(writeState(state));
    this.#current = client;
  }

  /** Forgets a disconnected client; its leftovers are dropped before the next statement. */
  leave(client: number): void {
    const known = this.#states.get(client);
    if (this.#current !== client && !known) return;
    this.#states.delete(client);
    if (this.#current === client) this.#current = null;
    this.#leftovers = [...(this.#leftovers ?? []), ...(known?.channels ?? [])];
  }

  async #read(): Promise<ClientState> {
    const [row] = await this.#run(READ_STATE);
    const state = JSON.parse(row ?? '') as ClientState;
    const others = [...this.#states].filter(([client]) => client !== this.#current);
    const theirs = others.flatMap(([, { channels }]) => channels);
    const not = new Set([...theirs, ...(this.#leftovers ?? [])]);
    return { ...state, channels: state.channels.filter((channel) => !not.has(channel)) };
  }

  async #dropLeftovers(): Promise<void> {
    const channelsInUse = new Set([...this.#states.values()].flatMap(({ channels }) => channels));
    const present = await this.#run('select pg_catalog.pg_listening_channels()');
    const unused = present.filter((channel) => !channelsInUse.has(channel));
    const unlisten = unused.map((channel) => `unlisten ${identifier(channel)};`).join(' ');
    await this.#run(`${DROP_LEFTOVERS} ${unlisten}`);
    this.#leftovers = null;
  }
}
