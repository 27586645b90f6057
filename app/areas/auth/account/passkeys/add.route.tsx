import type { MiddlewareFunction } from 'react-router';
import { ORIGIN_QUERY } from '#app/access/landing.ts';
import { addPasskey, passkeyToMake } from '#app/access/second-factor/passkeys.server.ts';
import { session } from '#app/access/session.server.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import { preferredLocale } from '#app/pages/root-data.server.ts';
import { areaPaths, authPaths } from '#app/paths.ts';
import { rules } from '../../auth-fields.ts';
import { callerIn, personIn, siteName } from '../../auth-page.server.ts';
import type { Route } from './+types/add.route';
import { jsonRefusal, jsonReply, postedJson, postOnly } from './json-reply.server.ts';

/** Does for posts of a script what `requireSession` and `requireFresh` do for pages: replies with the page to open. */
const requireFreshForScript: MiddlewareFunction = ({ context }, next) => {
  const current = context.get(session);
  if (current?.fresh) return next();
  const back = new URLSearchParams({ [ORIGIN_QUERY]: authPaths.passkeys });
  const to = `${current ? authPaths.again : areaPaths.auth}?${back}`;
  // The script posts its form to the password page, which repeats the post once the password is confirmed.
  return jsonReply({ to, posts: current !== null }, [], 401);
};

export const middleware = [requireFreshForScript];

export const loader = postOnly;

/** Adds a passkey in two posts: the first returns the options for the device, the second carries its reply. */
export async function action({ request, context }: Route.ActionArgs) {
  const { given: made, name } = await postedJson(request);
  const caller = callerIn(request, context);
  if (made === undefined) {
    const { options, cookies } = await passkeyToMake(caller, await siteName(request, context));
    return jsonReply({ options }, cookies);
  }
  const locale = preferredLocale(request);
  const t = instanceOf(locale).getFixedT(locale, 'auth');
  const named = rules(t).passkeyName.safeParse(name);
  if (!named.success) return jsonReply({ error: named.error.issues[0]?.message ?? '' }, [], 422);
  const outcome = await addPasskey(caller, personIn(context), { made, name: named.data });
  if (outcome.kind === 'refused') return jsonRefusal(request, outcome.reason);
  return jsonReply({ to: `${authPaths.passkeys}?done=passkey-added` }, outcome.cookies);
}
