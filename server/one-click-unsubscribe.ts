import type { MiddlewareHandler } from 'hono';
import { leaveNoticeByLink } from '#app/features/client-notices/leave-notice.server.ts';
import { leaveByLink } from '#app/features/newsletter/follow-link.server.ts';
import { leaveSurveysByLink } from '#app/features/satisfaction/leave-by-link.server.ts';
import { LOCALES } from '#app/i18n/locale.ts';
import { pathTo, portalPaths } from '#app/paths.ts';
import { isOwnOrigin } from '#app/platform/http/origins.server.ts';
import type { Env } from './env.ts';

/** Addresses that mails name in `List-Unsubscribe`. */
export const oneClickPaths = [
  ...LOCALES.flatMap((locale) => [
    pathTo('newsletterUnsubscribe', locale),
    pathTo('surveyLeave', locale),
  ]),
  portalPaths.leaveNotice,
];
const surveyPaths: readonly string[] = LOCALES.map((locale) => pathTo('surveyLeave', locale));

const STATUS = { left: 200, unknown: 404, failed: 503 } as const;

/** Unsubscribes from the mails of the path, for the holder of its token. */
async function leaveAt(pathname: string, token: string): Promise<keyof typeof STATUS> {
  if (surveyPaths.includes(pathname)) return leaveSurveysByLink(token, 'one_click');
  if (pathname !== portalPaths.leaveNotice) return leaveByLink(token, 'one_click');
  const { state } = await leaveNoticeByLink(token);
  return state === 'left' ? 'left' : 'unknown';
}

/** Whether the body says `List-Unsubscribe=One-Click` and nothing else. */
async function saysOneClick(request: Request): Promise<boolean> {
  try {
    const fields = [...(await request.formData())];
    const [name, value] = fields[0] ?? [];
    return fields.length === 1 && name === 'List-Unsubscribe' && value === 'One-Click';
  } catch {
    return false;
  }
}

/**
 * One-click unsubscription (RFC 8058): mail programs post here without being a page of ours, so that
 * this one body at this one address is let past the rule on origins. Everything else goes on to it.
 */
export const oneClickUnsubscribe: MiddlewareHandler<Env> = async (context, next) => {
  const { req } = context;
  const own = isOwnOrigin(req.header('origin') ?? '') || req.header('sec-fetch-site') !== undefined;
  // Of a page of ours the body stays unread: what follows needs it.
  if (own || !(await saysOneClick(req.raw))) return next();
  const { pathname, searchParams } = new URL(req.url);
  const outcome = await leaveAt(pathname, searchParams.get('token') ?? '');
  return context.text(outcome, STATUS[outcome], { 'cache-control': 'no-store' });
};
