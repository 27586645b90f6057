import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { nextAddress, sql } from './auth-posts.ts';
import type { BuiltSite } from './built-site.ts';

type Options = { product?: string; expired?: boolean };

/** A key of a user, made as the owner of the database. */
export async function apiKey(owner: string, scopes: string[], { product, expired }: Options = {}) {
  const id = randomUUID();
  const prefix = `forja_${id.slice(0, 8)}`;
  const key = `${prefix}_${randomBytes(32).toString('base64url')}`;
  await sql(
    `insert into public.api_keys (id, name, prefix, secret_hash, scopes, product, owner_id, created_at, expires_at)
     values ($1, 'Programa', $2, $3, $4, $5, $6, now() - interval '2 days', case when $7 then now() - interval '1 day' end)`,
    ...[id, prefix, createHash('sha256').update(key).digest(), scopes, product ?? null, owner],
    expired ?? false,
  );
  return { id, key };
}

type Row = { id: string } & Record<string, unknown>;
export type ApiBody = Record<string, unknown> & {
  data: Row[];
  next_cursor: string | null;
  code?: string;
};

type Call = { method?: string; body?: unknown; headers?: Record<string, string>; from?: string };

/** A call of another program. */
export async function call(
  site: BuiltSite,
  key: string,
  path: string,
  { method = 'GET', body, headers = {}, from = nextAddress() }: Call = {},
) {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const answer = await site.ask(`/api/v1${path}`, {
    method,
    headers: {
      authorization: `Bearer ${key}`,
      'x-forwarded-for': from,
      ...(text && {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(text),
      }),
      ...headers,
    },
    ...(text && { body: text }),
  });
  return { ...answer, body: JSON.parse(answer.text || '{}') as ApiBody };
}
