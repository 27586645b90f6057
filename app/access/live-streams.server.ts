import { randomUUID } from 'node:crypto';
import {
  callRowsInOneMessage,
  callValueInOneMessage,
} from '#app/platform/database/call-function.server.ts';
import { listen } from '#app/platform/database/database.server.ts';
import { LISTS_CHANGED } from '#app/platform/list-news.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { SESSION_ABSOLUTE_S } from './limits.ts';
import type { Permission } from './permissions.ts';

/** Streams of one session, on all processes; a further one ends the oldest. */
const MOST_OF_A_SESSION = 3;
/** Streams of one process; further ones are refused. */
const MOST_OF_A_PROCESS = 5000;
/** How often this process checks, in one query, which of its streams still have a session. */
const CHECK_MS = 3000;
/** A stream sends nothing once its session could not be read for this long. The check after that ends the
 * stream, within 10 s of the session's end. */
const LONGEST_UNKNOWN_MS = 5000;

const ACCESS_CHANGED = 'access_changed';

/** Why a stream ends: its session has, a newer one took its place, or the session could not be read. */
export type StreamEnd = 'left' | 'displaced' | 'unknown';

type Watcher = {
  /** The user's role or permissions have changed. */
  accessChanged: () => void;
  /** A user's access has changed, perhaps that of this session's user. */
  peopleChanged: () => void;
  /** A list has changed; null: some changes may have been missed. */
  listChanged: (name: string | null) => void;
  ended: (code: StreamEnd) => void;
};

/** A stream that is being watched. */
export type LiveStream = {
  /** As of the last check: permissions are read again when access changes, and every few seconds. */
  may: (permission: Permission) => boolean;
  /** Runs at once, or after the check that is due because access has just changed. */
  onceKnown: (work: () => void) => void;
  close: () => void;
};

type Stream = {
  session: string;
  watcher: Watcher;
  /** Role and permissions as a text to compare; undefined before the first check. */
  access: string | undefined;
  permissions: ReadonlySet<string>;
  /** Called once the access is known, or the stream has ended before. */
  settled: () => void;
};

/** A user and the streams of the valid sessions. */
type Row = {
  streams: string[];
  displaced: string[];
  role: string | null;
  permissions: string[];
  lacksSecondStep: boolean;
};

const streams = new Map<string, Stream>();
/** Ids of the streams of a session: a stream that opens is checked with these alone. */
const idsOfSession = new Map<string, Set<string>>();
const waiting: (() => void)[] = [];
let timer: NodeJS.Timeout | undefined;
let unlisten = () => {};
let running = false;
/** Sessions whose streams have to be checked; `everything` for all streams. */
const due = new Set<string>();
const everything = 'everything';
let knownAt = 0;
/** Being registered: part of the budget already. */
let opening = 0;
/** The process is about to end: its streams have ended, and it opens no others. */
let stopped = false;

const readNow = (ids: string[], sessions: string[]): Promise<Row[]> =>
  callRowsInOneMessage('private.live_streams_now', {
    streams: ids,
    sessions,
    longest: `${SESSION_ABSOLUTE_S} seconds`,
  });

function remember(id: string, stream: Stream): void {
  streams.set(id, stream);
  const ids = idsOfSession.get(stream.session);
  if (ids) ids.add(id);
  else idsOfSession.set(stream.session, new Set([id]));
}

function forget(id: string): Stream | undefined {
  const stream = streams.get(id);
  if (stream) {
    streams.delete(id);
    const ids = idsOfSession.get(stream.session);
    ids?.delete(id);
    if (ids?.size === 0) idsOfSession.delete(stream.session);
    stream.settled();
  }
  if (streams.size > 0) return stream;
  clearInterval(timer);
  timer = undefined;
  unlisten();
  unlisten = () => {};
  waiting.length = 0;
  due.clear();
  return stream;
}

/** Removes a stream from the list that all processes share. One that stays is displaced by the next. */
function strike(id: string): void {
  callValueInOneMessage('private.close_live_stream', { stream: id }).catch((error: unknown) =>
    log.debug({ err: error }, 'a closed stream could not be removed'),
  );
}

function end(id: string, code: StreamEnd): void {
  forget(id)?.watcher.ended(code);
  if (code !== 'displaced') strike(id);
}

/** Text and permissions of a user's access: one of each for all streams that have it. */
type Access = { text: string; permissions: ReadonlySet<string> };

const accessOf = ({ role, lacksSecondStep, permissions }: Row): Access => ({
  text: JSON.stringify([role, lacksSecondStep, [...permissions].sort()]),
  permissions: new Set(permissions),
});

function applyAccess(stream: Stream, { text, permissions }: Access): void {
  const changed = stream.access !== undefined && stream.access !== text;
  stream.access = text;
  stream.permissions = permissions;
  stream.settled();
  if (changed) stream.watcher.accessChanged();
}

async function checkOnce(ofSessions: ReadonlySet<string>): Promise<void> {
  const all = ofSessions.has(everything);
  const asked: string[] = [];
  const sessions: string[] = [];
  for (const session of all ? idsOfSession.keys() : ofSessions) {
    for (const id of idsOfSession.get(session) ?? []) {
      asked.push(id);
      sessions.push(session);
    }
  }
  const began = Date.now();
  const rows = await readNow(asked, sessions);
  if (all) knownAt = began;
  const known = new Map<string, Access | 'displaced'>();
  for (const row of rows) {
    const access = accessOf(row);
    for (const id of row.streams) known.set(id, access);
    for (const id of row.displaced) known.set(id, 'displaced');
  }
  for (const id of asked) {
    const stream = streams.get(id);
    const access = known.get(id) ?? 'left';
    if (stream && typeof access === 'object') applyAccess(stream, access);
    else if (stream && typeof access === 'string') end(id, access);
  }
}

/**
 * Checks the streams of a session, or all. One check at a time; changes during one are seen by another that follows
 * at once.
 */
async function check(what: string): Promise<void> {
  due.add(what);
  if (running) return;
  running = true;
  try {
    while (due.size > 0 && streams.size > 0) {
      const now = new Set(due);
      due.clear();
      await checkOnce(now);
    }
    for (const work of waiting.splice(0)) work();
  } catch (error) {
    // Still due: its callers wait on.
    due.add(everything);
    log.warn({ err: error }, 'access of open screens cannot be read');
  } finally {
    running = false;
  }
}

function tick(): void {
  if (Date.now() - knownAt > LONGEST_UNKNOWN_MS) {
    for (const id of [...streams.keys()]) end(id, 'unknown');
  } else void check(everything);
}

function watch(): void {
  if (timer) return;
  knownAt = Date.now();
  timer = setInterval(tick, CHECK_MS);
  timer.unref();
  // Once for all streams: a listener of each would hold the context of its request.
  const deaf = [
    listen(ACCESS_CHANGED, () => {
      void check(everything);
      for (const { watcher } of streams.values()) watcher.peopleChanged();
    }),
    listen(LISTS_CHANGED, (name) => {
      for (const { watcher } of streams.values()) watcher.listChanged(name);
    }),
  ];
  unlisten = () => {
    for (const stop of deaf) stop();
  };
}

async function enlist(id: string, session: string): Promise<void> {
  opening += 1;
  try {
    const args = { stream: id, session, most: MOST_OF_A_SESSION };
    await callValueInOneMessage('private.open_live_stream', args);
  } finally {
    opening -= 1;
  }
}

/**
 * Opens a stream of a session, and checks it until it is closed or has ended. Null where this process has
 * as many as `most`, or is about to end. Throws DatabaseUnavailable when it cannot be registered.
 */
export async function openStream(
  session: string,
  watcher: Watcher,
  most = MOST_OF_A_PROCESS,
): Promise<LiveStream | null> {
  if (stopped || streams.size + opening >= most) return null;
  const id = randomUUID();
  await enlist(id, session);
  const { promise: settled, resolve } = Promise.withResolvers<void>();
  const stream: Stream = {
    session,
    watcher,
    access: undefined,
    permissions: new Set(),
    settled: resolve,
  };
  remember(id, stream);
  watch();
  // Also finds the one of the same session that this one has displaced. All others are checked every few seconds.
  void check(session);
  // Before the stream is open its page reads everything. Later changes must be changes to what is known
  // here.
  await settled;
  return {
    may: (permission) => stream.permissions.has(permission),
    onceKnown: (work) => {
      if (running || due.size > 0) waiting.push(work);
      else work();
    },
    close: () => {
      if (forget(id)) strike(id);
    },
  };
}

/** How many streams are open in this process. */
export const countOpenStreams = (): number => streams.size;

/** Ends all streams of this process, for good: their pages reconnect to a process that goes on. */
export function endStreams(): void {
  stopped = true;
  for (const id of [...streams.keys()]) end(id, 'unknown');
}
