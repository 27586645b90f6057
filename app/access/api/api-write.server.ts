import { createHash, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { callRows, callValue, typed } from '#app/platform/database/call-function.server.ts';
import { type ApiCaller, asKey, readWith, requireScope } from './api-answer.server.ts';
import { ApiProblem } from './api-problem.ts';
import type { AnyApiResource } from './api-resource.server.ts';

export const LONGEST_IDEMPOTENCY_KEY = 255;

export type ApiWrite = {
  /** Null makes a record. */
  id: string | null;
  body: unknown;
  idempotencyKey: string | undefined;
};

type Outcome = 'new' | 'running' | 'done' | 'other';

/** What a repeated call must say again, whatever the order of its names. */
function hashOf(name: string, { id, body }: ApiWrite): Buffer {
  const sorted = (_: string, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part;
  return createHash('sha256')
    .update(JSON.stringify([name, id, body], sorted))
    .digest();
}

const idempotencyKey = z.string().min(1).max(LONGEST_IDEMPOTENCY_KEY).optional();

/**
 * Makes or changes a record, once under an Idempotency-Key: then the answer is the record again. The call, its record
 * of it and the key's lock are one transaction.
 */
export async function answerWrite(caller: ApiCaller, resource: AnyApiResource, call: ApiWrite) {
  const { id } = call;
  const write = id === null ? resource.create : resource.update;
  if (!write) throw new ApiProblem('method_unknown');
  requireScope(caller, write.scope);
  if (id !== null && !z.uuid().safeParse(id).success) throw new ApiProblem('not_found');
  const input = readWith(write.input.strict(), call.body, 'values_invalid');
  const key = readWith(idempotencyKey, call.idempotencyKey, 'query_invalid') ?? null;
  const hash = hashOf(resource.name, call);
  return asKey(caller.user, async (tx) => {
    const readBack = async (record: string) => {
      const [row] = await resource.rows(tx, [record]);
      if (!row) throw new ApiProblem('not_found');
      return row;
    };
    if (key !== null) {
      const [earlier] = await callRows(
        tx,
        'public.begin_api_call',
        { idempotencyKey: key, hash },
        { outcome: typed<Outcome>() },
      );
      if (earlier?.outcome === 'running') throw new ApiProblem('call_running');
      if (earlier?.outcome === 'other') throw new ApiProblem('key_reused');
      if (earlier?.recordId) return { row: await readBack(earlier.recordId), replayed: true };
    }
    // What the key may not see, it may not change.
    if (id !== null) await readBack(id);
    const made: unknown = await write.run({ tx, user: caller.user, id: id ?? randomUUID(), input });
    const record = id ?? String(made);
    await callValue(tx, 'public.end_api_call', {
      idempotencyKey: key,
      hash,
      recordId: record,
      isNew: id === null,
    });
    return { row: await readBack(record), replayed: false };
  });
}
