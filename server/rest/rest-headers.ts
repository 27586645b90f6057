import type { Handler } from 'hono';
import { SECURITY_HEADERS } from '#app/platform/http/content-security.server.ts';
import type { Env } from '../env.ts';

const ONE_HOUR_S = '3600';

/** Pages of any origin may call: a call carries its key and its token itself, never a cookie. */
export const REST_HEADERS = {
  ...SECURITY_HEADERS,
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'no-store',
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'content-range, retry-after',
} as const;

export const restPreflight: Handler<Env> = () =>
  new Response(null, {
    status: 204,
    headers: {
      ...REST_HEADERS,
      'access-control-allow-methods': 'GET, HEAD, POST, PATCH, DELETE',
      'access-control-allow-headers':
        'authorization, apikey, content-type, prefer, x-client-info, x-retry-count, accept-profile, content-profile, x-supabase-api-version',
      'access-control-max-age': ONE_HOUR_S,
    },
  });
