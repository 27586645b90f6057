import type { ApiCaller } from '#app/access/api/api-answer.server.ts';
import { ApiProblem } from '#app/access/api/api-problem.ts';
import { callRows, typed } from '#app/platform/database/call-function.server.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import { hashOfKey } from './secret-key.server.ts';

type Outcome = 'known' | 'limited' | 'unknown' | 'revoked' | 'expired';

/** Fields of draft-ietf-httpapi-ratelimit-headers: how many calls are left, and in how many seconds one returns. */
export type RateFields = Record<'ratelimit-policy' | 'ratelimit', string>;

export type Entry = {
  headers: RateFields & { 'retry-after'?: string };
  caller: ApiCaller | ApiProblem;
};

type From = { address: string; network: string | null; agent: string };

const bearerOf = (authorization: string | undefined): string | undefined =>
  /^bearer +([\w.~+/-]{1,200}=*)$/i.exec(authorization ?? '')?.[1];

/** Counts a call, before anything else is done for it, and finds its key. */
export async function enterApi(authorization: string | undefined, from: From): Promise<Entry> {
  const key = bearerOf(authorization);
  const [row] = await asActor({ kind: 'system' }, (tx) =>
    callRows(
      tx,
      'private.enter_api',
      { hash: hashOfKey(key ?? ''), network: from.network },
      { outcome: typed<Outcome>() },
    ),
  );
  if (!row) throw new Error('enter_api returned no row');
  const { outcome, quota, remaining, resetsIn, keyId, ownerId, scopes } = row;
  const known = keyId !== null && ownerId !== null;
  const [policy, window] = known ? ['key', 60] : ['network', 600];
  const headers = {
    'ratelimit-policy': `"${policy}";q=${quota};w=${window}`,
    ratelimit: `"${policy}";r=${remaining};t=${resetsIn}`,
  };
  if (outcome === 'limited') {
    const limited = { ...headers, 'retry-after': String(Math.max(resetsIn, 1)) };
    return { headers: limited, caller: new ApiProblem('too_many_calls') };
  }
  if (!known || outcome !== 'known') {
    const code = key === undefined ? 'missing' : outcome === 'known' ? 'unknown' : outcome;
    return { headers, caller: new ApiProblem(`key_${code}`) };
  }
  const user = {
    kind: 'user' as const,
    userId: ownerId,
    apiKey: keyId,
    address: from.address,
    agent: from.agent,
  };
  return { headers, caller: { user, scopes: scopes ?? [] } };
}
