import { z } from 'zod';
import type { Refusal } from '#app/access/account-call.server.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import { preferredLocale } from '#app/pages/root-data.server.ts';
import { storableJsonOf } from '#app/platform/http/storable-text.ts';
import { statusOf } from '../../auth-page.server.ts';

type Reply =
  | { options: object }
  /** The next page; `posts` means that the fields of the form are posted there. */
  | { to: string; posts?: boolean }
  | { error: string };

/** The reply to the passkey script, with the cookies of the step. */
export function jsonReply(reply: Reply, cookies: readonly string[] = [], status = 200): Response {
  const response = Response.json(reply, { status, headers: { 'cache-control': 'no-store' } });
  for (const cookie of cookies) response.headers.append('set-cookie', cookie);
  return response;
}

/** A refusal as a sentence in the user's language. */
export function jsonRefusal(request: Request, reason: Refusal): Response {
  const locale = preferredLocale(request);
  const t = instanceOf(locale).getFixedT(locale, 'auth');
  return jsonReply({ error: t(`refused.${reason}.text`) }, [], statusOf(reason));
}

const posted = z.object({
  given: z.looseObject({}).optional(),
  from: z.string().optional(),
  name: z.string().optional(),
});

/** The post of the script; anything else counts as its first post, which requests a challenge. */
export async function postedJson(request: Request): Promise<z.infer<typeof posted>> {
  try {
    return posted.parse(storableJsonOf(await request.text()));
  } catch {
    return {};
  }
}

/** These addresses are no pages. */
export const postOnly = () => new Response(null, { status: 405, headers: { allow: 'POST' } });
