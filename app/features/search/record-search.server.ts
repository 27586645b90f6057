import { sql, type Transaction } from 'kysely';
import { isPermitted, type Permission } from '#app/access/permissions.ts';
import { type FoundKind, recordKinds } from '#app/palette-registry.ts';
import {
  functionCall,
  type RowFunction,
  type RowOf,
} from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { type Found, noteOf } from './found.ts';

type Tx = Transaction<DB>;

/** A function that finds records of one kind for the caller, all with the columns of `public.find_leads`. */
export type RecordSearch = Extract<RowFunction, `public.find_${string}`>;
type Row = { kind: FoundKind } & RowOf<RecordSearch>;

let searches: Readonly<Partial<Record<FoundKind, RecordSearch>>> = {};

/** Registers how the records of each kind are found, once a process. Throws for a kind without its function. */
export function registerRecordSearches(all: Readonly<Record<FoundKind, RecordSearch>>): void {
  const missing = recordKinds.filter(({ kind }) => !all[kind]).map(({ kind }) => kind);
  if (missing.length > 0) throw new Error(`No feature finds records of: ${missing.join(', ')}`);
  searches = all;
}

const MOST_OF_A_KIND = 6;
const MOST = 24;

/** One statement for all kinds: the functions run one after another, and each checks the caller again. */
async function rowsFrom(tx: Tx, calls: readonly (readonly [FoundKind, Args])[]): Promise<Row[]> {
  const parts = calls.flatMap(([kind, args]) => {
    const search = searches[kind];
    return search
      ? sql`select ${sql.lit(kind)} as kind, f.* from ${functionCall(search, args)} f`
      : [];
  });
  if (parts.length === 0) return [];
  const { rows } = await sql<Row>`${sql.join(parts, sql` union all `)}`.execute(tx);
  return rows;
}
type Args = { text?: string; ids?: string[]; limit: number };

/** The kinds that a user may read. */
const kindsFor = (has: (permission: Permission) => boolean) =>
  recordKinds.filter(({ permission }) => isPermitted(permission, has)).map(({ kind }) => kind);

const foundOf = ({ kind, id, name, note, reference, value }: Row): Found => ({
  ...{ kind, id, name, note, reference, inside: false },
  value: value === null ? null : Number(value),
});

/** So many transactions search at once: each function alone takes up to half of the time that all may take. */
const LANES = 4;

/** Runs a read as the user, in a transaction of its own. */
type Reads = <Result>(read: (tx: Tx) => Promise<Result>) => Promise<Result>;

/** Records by a typed text, the nearest first: of the kinds that the user may read. */
export async function findRecords(
  asUser: Reads,
  has: (permission: Permission) => boolean,
  text: string,
): Promise<Found[]> {
  const kinds = kindsFor(has);
  const calls = kinds.map((kind) => [kind, { text, limit: MOST_OF_A_KIND }] as const);
  const lanes = Array.from({ length: LANES }, (_, lane) =>
    calls.filter((_call, index) => index % LANES === lane),
  ).filter((lane) => lane.length > 0);
  const found = await Promise.all(lanes.map((lane) => asUser((tx) => rowsFrom(tx, lane))));
  return found
    .flat()
    .sort(
      (one, other) =>
        one.rank - other.rank ||
        kinds.indexOf(one.kind) - kinds.indexOf(other.kind) ||
        other.at.getTime() - one.at.getTime(),
    )
    .slice(0, MOST)
    .map((row) => ({ ...foundOf(row), ...noteOf(text, row) }));
}

/** The named records, as far as the user may read them, in their order. */
export async function nameRecords(
  tx: Tx,
  has: (permission: Permission) => boolean,
  records: readonly { kind: FoundKind; id: string }[],
): Promise<Found[]> {
  const rows = await rowsFrom(
    tx,
    kindsFor(has).flatMap((kind) => {
      const ids = records.filter((one) => one.kind === kind).map(({ id }) => id);
      return ids.length > 0 ? [[kind, { ids, limit: ids.length }] as const] : [];
    }),
  );
  const byKey = new Map(rows.map((row) => [`${row.kind}:${row.id}`, foundOf(row)]));
  return records.flatMap(({ kind, id }) => byKey.get(`${kind}:${id}`) ?? []);
}
