import type { Context } from 'hono';
import { localeOfPath } from '#app/i18n/locale.ts';
import { areaOfPath } from '#app/pages/alternates.ts';
import { preferredLocale } from '#app/pages/root-data.server.ts';
import { SECURITY_HEADERS } from '#app/platform/http/content-security.server.ts';
import type { PostFault } from '#app/platform/http/post-shape.ts';
import type { Env } from '../env.ts';
import { type RefusedFor, refusedPostPage } from './refused-post-page.tsx';

/** Why a post was refused unread: for its shape, its origin, or a method that its address does not take. */
type Fault = PostFault | 'foreign' | 'method';

export const STATUS_OF = {
  foreign: 403,
  method: 405,
  bytes: 413,
  fields: 422,
  name: 422,
  depth: 422,
  index: 422,
  limited: 429,
} as const satisfies Record<Fault, number>;

const WORDS: Readonly<Record<number, RefusedFor>> = {
  403: 'foreign',
  405: 'shape',
  413: 'large',
  422: 'shape',
  429: 'limited',
};

const POLICY =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self' data:; base-uri 'none'; frame-ancestors 'none'";

/** Answers a post that nothing has parsed: scripts in JSON, people with a page in their language. */
export function refusePost(context: Context<Env>, fault: Fault): Response {
  const { req } = context;
  const status = STATUS_OF[fault];
  const headers = {
    ...SECURITY_HEADERS,
    'cache-control': 'no-store',
    ...(fault === 'method' && { allow: 'GET, HEAD' }),
  };
  const { accept = '', 'content-type': type = '' } = req.header();
  if (accept.includes('json') || type.includes('json') || req.path.endsWith('.data')) {
    const outcome = fault === 'limited' ? 'limited' : 'failed';
    return Response.json({ kind: 'refused', status, outcome }, { status, headers });
  }
  const area = areaOfPath(req.path);
  const html = refusedPostPage({
    area: area ?? 'site',
    locale: area ? preferredLocale(req.raw) : localeOfPath(req.path),
    why: WORDS[status] ?? 'shape',
  });
  return context.html(html, status, { ...headers, 'content-security-policy': POLICY });
}
