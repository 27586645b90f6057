import type { CompiledQuery, Transaction } from 'kysely';
import pg from 'pg';
import { storableJson } from '#app/platform/http/storable-text.ts';
import { noteGeneration } from '#app/platform/pages/generation.server.ts';
import { inSpan } from '#app/platform/trace/trace.server.ts';
import { camelKeys } from './column-names.ts';
import type { DB } from './database.types.ts';
import { classified, isReadOnly } from './errors.server.ts';
import { actorStorage, openHandle } from './handle.server.ts';
import { localLimits } from './time-limits.server.ts';
import { literalOf } from './together/literal-text.ts';
import { askTogether, type Statements } from './together/side-by-side.server.ts';

/**
 * The caller. `client` is the visitor's session identifier (limits are counted per client), `address` the
 * network address; neither is stored in the clear.
 */
export type Actor =
  /** `unit` is the business unit of the host. `replay`: the post was received while the database was away. */
  | {
      kind: 'anonymous';
      client?: string;
      address?: string;
      unit?: string;
      replay?: { receivedAt: string; addressState: 'within' | 'review' };
    }
  /** `address` and `agent` go into the security log of what the user does. `product` is the one that the
   * user's lists are limited to. `viewing` is the client as whom staff look: then nothing is written. `apiKey` is the key with which a
   * program calls: then the user may do no more than the key permits. `secondStep`: the issuer of the session checked one. */
  | {
      kind: 'user';
      userId: string;
      address?: string;
      agent?: string;
      product?: string;
      viewing?: string;
      apiKey?: string;
      secondStep?: 'issuer';
    }
  | { kind: 'system' };

/** A signed-in user, as the claims of a transaction name them. */
export type Person = Extract<Actor, { kind: 'user' }>;

export type Visitor = Extract<Actor, { kind: 'anonymous' }>;

const ROLES = { anonymous: 'anon', user: 'authenticated', system: 'service_role' } as const;

function claims(actor: Actor): Record<string, string> {
  const role = ROLES[actor.kind];
  if (actor.kind === 'user') {
    const { userId, address, agent, product, viewing, apiKey, secondStep } = actor;
    return {
      role,
      sub: userId,
      ...(address ? { address } : {}),
      ...(agent ? { agent } : {}),
      ...(product ? { product } : {}),
      ...(viewing ? { viewed_client: viewing } : {}),
      ...(apiKey ? { api_key: apiKey } : {}),
      ...(secondStep ? { second_step: secondStep } : {}),
    };
  }
  if (actor.kind === 'system') return { role };
  return {
    role,
    ...(actor.client ? { client: actor.client } : {}),
    ...(actor.address ? { address: actor.address } : {}),
    ...(actor.unit ? { unit: actor.unit } : {}),
    ...(actor.replay
      ? { received_at: actor.replay.receivedAt, address_state: actor.replay.addressState }
      : {}),
  };
}

/** The statements that make a transaction the actor's. */
function preambleOf(actor: Actor, engine: 'embedded' | 'server'): string {
  const literal = pg.escapeLiteral(storableJson(claims(actor)));
  const readOnly = actor.kind === 'user' && actor.viewing !== undefined;
  return (
    `set local role ${ROLES[actor.kind]}; ` +
    (readOnly ? 'set transaction read only; ' : '') +
    `select set_config('request.jwt.claims', ${literal}, true)` +
    (engine === 'server' ? localLimits(actor.kind === 'system' ? 'job' : 'request') : '')
  );
}

/** True inside asActor: mail, HTTP and file work check it and refuse to run in a transaction. */
export function insideActor(): boolean {
  return actorStorage().getStore() !== undefined;
}

/**
 * Runs `work` in one transaction with the actor's role and claims; commits when it resolves, rolls back
 * when it throws. Throws when called inside another asActor (one connection would wait for itself), and
 * DatabaseUnavailable when the database cannot be reached or the connection is lost; nothing is retried. A
 * swallowed SQL error makes the commit throw kysely's AbortedTransactionError.
 */
export async function asActor<T>(
  actor: Actor,
  work: (transaction: Transaction<DB>) => Promise<T>,
): Promise<T> {
  if (insideActor()) throw new Error('asActor inside asActor: pass the transaction instead');
  const { actors, kind } = openHandle();
  const preamble = preambleOf(actor, kind);
  // A user who may edit what pages show causes the page generation to be read before the commit, so that
  // the next load on this very process already shows the change.
  const andGeneration = async (transaction: Transaction<DB>) => {
    const result = await work(transaction);
    const row =
      actor.kind === 'anonymous'
        ? undefined
        : await transaction.selectFrom('cache_generation').select('generation').executeTakeFirst();
    return { result, generation: row?.generation ?? 0 };
  };
  try {
    const { result, generation } = await actorStorage().run({ preamble }, () =>
      actors.transaction().execute(andGeneration),
    );
    noteGeneration(generation);
    return result;
  } catch (error) {
    // In a read-only transaction it is a refusal, whatever the database itself can do.
    const readOnly = actor.kind === 'user' && actor.viewing !== undefined;
    throw readOnly && isReadOnly(error) ? error : classified(error);
  }
}

/**
 * Runs statements as a visitor or as the server in one message, which is one transaction (PostgreSQL, "Multiple
 * Statements in a Simple Query"): one round trip where `asActor` takes three. Parameters become literals of the text.
 * Jobs that run side by side share a message (`side-by-side.server.ts`). Returns the rows of each statement. Throws as
 * `asActor` does.
 */
export async function runInOneMessage(
  actor: Exclude<Actor, Person>,
  statements: Statements,
): Promise<object[][]> {
  if (insideActor()) throw new Error('runInOneMessage inside asActor: use the transaction instead');
  // Only jobs run side by side, and they all ask as the server.
  return actor.kind === 'system'
    ? askTogether(statements, (all) => sendInOneMessage(actor, all))
    : sendInOneMessage(actor, statements);
}

async function sendInOneMessage(
  actor: Exclude<Actor, Person>,
  statements: Statements,
): Promise<object[][]> {
  const { actors, pool, kind } = openHandle();
  const texts = statements.map((statement) =>
    'text' in statement ? statement.text : withLiterals(statement.compile(actors)),
  );
  try {
    const results: unknown = await inSpan(
      'client',
      'statements in one message',
      { 'db.system.name': 'postgresql', 'db.operation.batch.size': texts.length },
      () => pool.query([preambleOf(actor, kind), ...texts].join(';\n')),
    );
    const ofStatements = (results as pg.QueryResult[]).slice(-texts.length);
    return ofStatements.map(({ rows }) => rows.map((row: object) => camelKeys(row)));
  } catch (error) {
    throw classified(error);
  }
}

const withLiterals = ({ sql, parameters }: CompiledQuery): string =>
  sql.replace(/\$(\d+)/g, (_, place: string) => literalOf(parameters[Number(place) - 1]));
