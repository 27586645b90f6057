import { z } from 'zod';
import type { Permission } from '#app/access/permissions.ts';
import type { Person } from '#app/platform/database/actor.server.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import { refusedStatus, violatesRule } from '#app/platform/database/errors.server.ts';
import { Refusal } from '../commands/command.server.ts';
import { ApiProblem, type FieldError } from './api-problem.ts';
import type { AnyApiResource } from './api-resource.server.ts';

/** Records of a page where the call names no limit, and at most. */
export const USUAL_LIMIT = 50;
export const LARGEST_LIMIT = 100;

/** A key that has entered the API. */
export type ApiCaller = { user: Person; scopes: readonly string[] };

const paging = z.object({
  limit: z.coerce.number().int().min(1).max(LARGEST_LIMIT).default(USUAL_LIMIT),
  cursor: z.string().max(100).optional(),
});

const fieldErrorsOf = (error: z.ZodError): FieldError[] =>
  error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));

/** What a schema reads from a part of a call; throws the problem with the paths of what is not valid. */
export function readWith<S extends z.ZodType>(
  schema: S,
  given: unknown,
  code: 'query_invalid' | 'values_invalid',
): z.output<S> {
  const read = schema.safeParse(given);
  if (read.success) return read.data;
  throw new ApiProblem(code, { errors: fieldErrorsOf(read.error) });
}

/** The permission of the call must be among those of the key; policies check again. */
export function requireScope({ scopes }: ApiCaller, scope: Permission): void {
  if (!scopes.includes(scope)) {
    throw new ApiProblem('scope_missing', { detail: `This call needs the permission ${scope}` });
  }
}

const cursorOf = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url');

function idOf(cursor: string): string {
  const hex = Buffer.from(cursor, 'base64url').toString('hex');
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  if (!z.uuid().safeParse(id).success) throw new ApiProblem('cursor_unknown');
  return id;
}

/** A problem for what a command or the database refuses: 403 where grants, policies or functions do. */
function problemOf(error: unknown): unknown {
  const status =
    error instanceof Refusal
      ? error.status
      : (refusedStatus(error) ?? (violatesRule(error) ? 422 : null));
  const detail = error instanceof Error ? error.message : '';
  // Codes of our own exceptions are words; what the engine says is not for callers.
  const code = /^[a-z_]{3,60}$/.test(detail) ? { detail } : {};
  if (status === 403) return new ApiProblem('forbidden', code);
  if (status === 404) return new ApiProblem('not_found', code);
  if (status === 409) return new ApiProblem('state_conflict', code);
  if (status === 422) return new ApiProblem('values_invalid', code);
  if (status === 429) return new ApiProblem('too_many_calls', code);
  return error;
}

/** Runs a call of the API in one transaction as the key: row level security decides what it reaches. */
export const asKey: typeof asActor = async (actor, work) => {
  try {
    return await asActor(actor, work);
  } catch (error) {
    throw problemOf(error);
  }
};

/** A part of the list of a resource, and the cursor to the next one, which is null at the end. */
export function answerList(caller: ApiCaller, resource: AnyApiResource, query: URLSearchParams) {
  requireScope(caller, resource.scope);
  const { limit: wanted, cursor: place, ...rest } = Object.fromEntries(query);
  const { limit, cursor } = readWith(paging, { limit: wanted, cursor: place }, 'query_invalid');
  const filters = readWith(resource.filters.strict(), rest, 'query_invalid');
  const after = cursor === undefined ? undefined : idOf(cursor);
  return asKey(caller.user, async (tx) => {
    const found = await resource.page(tx, { filters, after, limit: limit + 1 });
    if (found.length === 0 && after && (await resource.rows(tx, [after])).length === 0) {
      throw new ApiProblem('cursor_unknown');
    }
    const ids = found.slice(0, limit);
    const rows = new Map(
      (ids.length === 0 ? [] : await resource.rows(tx, ids)).map((row) => [row['id'], row]),
    );
    const last = found.length > limit ? ids.at(-1) : undefined;
    return {
      data: ids.flatMap((id) => rows.get(id) ?? []),
      next_cursor: last === undefined ? null : cursorOf(last),
    };
  });
}

/** One record by its id. */
export async function answerOne(caller: ApiCaller, resource: AnyApiResource, id: string) {
  requireScope(caller, resource.scope);
  if (!z.uuid().safeParse(id).success) throw new ApiProblem('not_found');
  const [row] = await asKey(caller.user, (tx) => resource.rows(tx, [id]));
  if (!row) throw new ApiProblem('not_found');
  return row;
}
