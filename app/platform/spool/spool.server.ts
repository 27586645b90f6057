import { randomUUID } from 'node:crypto';
import {
  DatabaseUnavailable,
  databaseAcceptsWrites,
  type Visitor,
} from '#app/platform/database/database.server.ts';
import {
  DataFolderRefused,
  isAbortedForAnother,
  sqlState,
} from '#app/platform/database/errors.server.ts';
import { settings } from '#app/platform/env.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { PostBudgets, type PostLimit } from './post-budgets.ts';
import { type Replay, ReplayRefused, reportCounts, type SpoolReports } from './replay.ts';
import { keepDamaged, namesSetAside, replayAside, setAsideUnder } from './set-aside.server.ts';
import { type Outage, type SpooledPost, SpoolFolder } from './spool-folder.server.ts';
import {
  foldersOnDisk,
  forgetOutage,
  placeOfFolder,
  readOutage,
  setAsideFolder,
  sharedOutage,
} from './spool-places.server.ts';

/** How often the database is tried again, in milliseconds. */
const EVERY_MS = 1_000;
/** Tries of a post that a database which accepts writes does not store. */
const MOST_TRIES = 5;
/** How often the mail to staff is retried after a mail server has failed, in milliseconds. */
const REPORT_AGAIN_MS = 60_000;
/** How often folders of processes that have ended are looked for while some are left, in milliseconds. */
const ADOPT_AGAIN_MS = 30_000;
/** Share of the file that the posts of one network address may fill in an hour. */
const ADDRESS_SHARE = 0.1;
/** Length of a record beside its data. */
const ENVELOPE_BYTES = 1_000;

type NewPost = {
  kind: string;
  ids: readonly string[];
  number: string | null;
  caller: Visitor;
  data: unknown;
  limit: PostLimit;
  files?: readonly { place: string; size: number }[];
};

/** `full`: the file has its largest size, or the disk takes no more. */
type Spooled = { outcome: 'received' | 'limited' | 'full'; number: string | null };

let replays: Readonly<Record<string, Replay>> = {};
let reports: SpoolReports | undefined;
let budgets: PostBudgets | undefined;
/** Folders of processes that have ended, the oldest first. */
let adopted: SpoolFolder[] = [];
let own: SpoolFolder | undefined;
let opening: Promise<SpoolFolder> | undefined;
/** Posts that are being written to the own folder. */
let writing = 0;
let timer: NodeJS.Timeout | undefined;
let replaying: Promise<void> | undefined;
/** Migrations have run: replays call functions of this release. */
let enabled = false;
let stopped = false;
let nextReportAt = 0;
let nextAdoptionAt = 0;
let unreported: Outage | undefined;
const tries = new Map<SpooledPost, number>();

/** Sets how posts are replayed, by kind, and how staff are notified. */
export function registerSpool(
  replayByKind: Readonly<Record<string, Replay>>,
  newReports: SpoolReports,
): void {
  replays = replayByKind;
  reports = newReports;
}

const folders = () => [...adopted, ...(own ? [own] : [])];

/** Whether posts of this process wait. Later posts are queued behind them. */
export const isSpooling = (): boolean => (own?.pending.size ?? 0) > 0;

async function openOwn(): Promise<SpoolFolder> {
  const { outage, isFirst } = await sharedOutage();
  if (isFirst) unreported = outage;
  return SpoolFolder.open(placeOfFolder(), outage);
}

async function ownFolder(): Promise<SpoolFolder> {
  if (own) return own;
  opening ??= openOwn().finally(() => {
    opening = undefined;
  });
  own = await opening;
  return own;
}

/** The post that waits under one of these ids. */
function waitingUnder(kind: string, ids: readonly string[]): SpooledPost | undefined {
  for (const { pending } of folders()) {
    for (const post of pending.values()) {
      if (post.kind === kind && post.ids[0] && ids.includes(post.ids[0])) return post;
    }
  }
  return undefined;
}

async function write(post: NewPost, addressState: 'within' | 'review'): Promise<void> {
  const { kind, ids, number, caller, data, files = [] } = post;
  const receivedAt = new Date().toISOString();
  writing += 1;
  try {
    const folder = await ownFolder();
    await folder.append({ kind, ids, number, receivedAt, caller, addressState, data }, files);
  } finally {
    writing -= 1;
  }
}

/** Bytes that the spool of this process still takes. */
export const spoolRoom = (): number =>
  Math.max(0, settings().SPOOL_BYTES_MAX - folders().reduce((sum, { size }) => sum + size, 0));

/**
 * Stores a post on the disk, as the database is away. A post that waits already is not stored again. Resolves once
 * it is durable.
 */
export async function spoolPost(post: NewPost): Promise<Spooled> {
  const { kind, ids, number, caller, limit, files = [] } = post;
  const known = waitingUnder(kind, ids);
  if (known) return { outcome: 'received', number: known.number };
  const ofFiles = files.reduce((sum, { size }) => sum + size, 0);
  const bytes = Buffer.byteLength(JSON.stringify(post.data)) + ENVELOPE_BYTES + ofFiles;
  if (stopped || bytes > spoolRoom()) return { outcome: 'full', number: null };
  budgets ??= new PostBudgets(settings().SPOOL_BYTES_MAX * ADDRESS_SHARE);
  const { client, address } = caller;
  const state = budgets.count({ kind, client, address, bytes }, limit);
  if (state === 'refused') return { outcome: 'limited', number: null };
  try {
    await write(post, state);
  } catch (error) {
    log.error({ err: error }, 'a post could not be written to the spool');
    return { outcome: 'full', number: null };
  }
  replayLater();
  return { outcome: 'received', number };
}

/** Whether a reference number is that of a post that has not reached the database yet. */
export function waitsUnderNumber(number: string): boolean {
  const isOf = (post: { number: string | null }) => post.number === number;
  return folders().some(({ pending }) => [...pending.values()].some(isOf)) || setAsideUnder(number);
}

/** The number of posts of this process that wait, and of posts set aside in this data folder. */
export const spoolNow = (): { waiting: number; setAside: number } => ({
  waiting: folders().reduce((sum, { pending }) => sum + pending.size, 0),
  setAside: namesSetAside().length,
});

/** Stores one post; false where the database has to be tried again first. */
async function replayOne(folder: SpoolFolder, post: SpooledPost): Promise<boolean> {
  const { kind, data, caller, receivedAt, addressState, files } = post;
  const replay = replays[kind];
  try {
    if (!replay) throw new ReplayRefused('unknown_kind');
    await replay({
      data,
      caller: { ...caller, replay: { receivedAt, addressState } },
      files: Array.from({ length: files }, (_, index) => folder.fileOf(post.seq, index)),
    });
    await folder.end(post, 'stored');
  } catch (error) {
    const refused = error instanceof ReplayRefused || isRefusedBySql(error);
    const tried = (tries.get(post) ?? 0) + 1;
    tries.set(post, tried);
    if (!refused && tried < MOST_TRIES) return false;
    if (error instanceof DatabaseUnavailable && !(await databaseAcceptsWrites())) return false;
    const reason = error instanceof Error ? error.message : String(error);
    log.error({ err: error, kind }, 'a spooled post cannot be stored and is set aside');
    await folder.setAside(post, reason, setAsideFolder());
  }
  tries.delete(post);
  return true;
}

const isRefusedBySql = (error: unknown): boolean =>
  !(error instanceof DatabaseUnavailable) &&
  sqlState(error) !== null &&
  !isAbortedForAnother(error);

/** Replays the posts of a folder, and deletes it; false where the database has to be tried again first. */
async function replayFolder(folder: SpoolFolder): Promise<boolean> {
  await keepDamaged(folder.name, folder.damaged);
  await reportCounts(reports, folder);
  for (const post of folder.pending.values()) {
    if (stopped || !(await replayOne(folder, post))) return false;
  }
  if (!(await reportCounts(reports, folder))) return false;
  if (folder === own) {
    // A post that is being written, or that came meanwhile, waits for the next round.
    if (writing > 0 || folder.pending.size > 0) return false;
    own = undefined;
  } else {
    adopted = adopted.filter((other) => other !== folder);
  }
  await folder.remove();
  return true;
}

async function endOutage(outage: Outage): Promise<void> {
  if (foldersOnDisk().length > 0 || writing > 0) return;
  await reports?.onEnd(outage);
  await forgetOutage();
}

async function reportBegin(): Promise<void> {
  if (!unreported || Date.now() < nextReportAt) return;
  const outage = unreported;
  unreported = undefined;
  try {
    await reports?.onBegin(outage);
  } catch (error) {
    log.warn({ err: error }, 'staff could not be notified that the database is away');
    unreported = outage;
    nextReportAt = Date.now() + REPORT_AGAIN_MS;
  }
}

/** Takes over the folders of processes that have ended. */
async function adopt(): Promise<void> {
  nextAdoptionAt = Date.now() + ADOPT_AGAIN_MS;
  const known = new Set(folders().map(({ name }) => name));
  const outage = readOutage() ?? { id: randomUUID(), since: new Date().toISOString() };
  for (const name of foldersOnDisk()) {
    if (known.has(name)) continue;
    try {
      adopted.push(await SpoolFolder.open(placeOfFolder(name), outage));
    } catch (error) {
      // Its process is running.
      if (error instanceof DataFolderRefused) continue;
      log.error({ err: error }, 'a spool could not be opened');
    }
  }
}

async function replayRound(): Promise<void> {
  if (!enabled || !(await databaseAcceptsWrites())) return reportBegin();
  if (Date.now() >= nextAdoptionAt) await adopt();
  for (const folder of folders()) {
    if (!(await replayFolder(folder))) return;
  }
  const outage = readOutage();
  if (outage) await endOutage(outage);
}

/** Tries again until nothing waits. */
function replayLater(): void {
  if (stopped || timer) return;
  timer = setTimeout(() => {
    replaying = replayRound()
      .catch((error: unknown) => log.warn({ err: error }, 'the spool could not be replayed'))
      .finally(() => {
        replaying = undefined;
        timer = undefined;
        if (folders().length > 0 || writing > 0 || readOutage()) replayLater();
      });
  }, EVERY_MS);
  timer.unref();
}

/**
 * Begins to replay, once the database is migrated: the posts of this process, and those of processes that have
 * ended. What was set aside is tried once more.
 */
export async function startSpool(): Promise<void> {
  enabled = true;
  await adopt();
  await replayAside(replays);
  if (folders().length > 0 || readOutage()) replayLater();
}

/** Stops replaying; what waits is on the disk for the next process. */
export async function stopSpool(): Promise<void> {
  stopped = true;
  clearTimeout(timer);
  await replaying;
  timer = undefined;
  await Promise.all(folders().map((folder) => folder.close()));
  adopted = [];
  own = undefined;
  enabled = false;
  stopped = false;
}
