import type { Context } from 'hono';
import { SESSION_COOKIE_KEY } from '#app/access/cookie-names.ts';
import { ownCookieName } from '#app/access/own-cookie.server.ts';
import { readSession, type Session } from '#app/access/session.server.ts';
import { countCall } from '#app/features/integrations/rest/caller-budget.server.ts';
import { RestProblem } from '#app/features/integrations/rest/rest-problem.ts';
import type { Actor } from '#app/platform/database/actor.server.ts';
import { isPublishableKey } from '#app/platform/secrets.server.ts';
import type { Env } from '../env.ts';

/** The bearer token of a request: an access token, or the publishable key. */
export const bearerOf = ({ req }: Context<Env>): string | undefined =>
  /^bearer +(\S{1,300})$/i.exec(req.header('authorization') ?? '')?.[1];

/** The key names the site: with none, or another, a call was meant for another server. */
export function requireKey(context: Context<Env>): void {
  const given = context.req.header('apikey') ?? bearerOf(context);
  if (given === undefined) throw new RestProblem(401, 'PGRST302', 'key_missing');
  if (!isPublishableKey(given)) throw new RestProblem(401, 'PGRST301', 'key_unknown');
}

/**
 * The session that an access token stands for, which is the value of the session's cookie. Cookies themselves are not
 * read: a page of another origin cannot call as the person who visits it.
 */
export async function sessionOf(context: Context<Env>, token: string): Promise<Session | null> {
  const { remoteAddress } = context.get('facts');
  const headers = new Headers({
    cookie: `${ownCookieName(SESSION_COOKIE_KEY)}=${encodeURIComponent(token)}`,
    'user-agent': context.req.header('user-agent') ?? '',
  });
  const { session, unread } = await readSession(
    new Request(context.req.url, { headers }),
    remoteAddress,
  );
  if (unread) throw new RestProblem(503, 'PGRST000', 'unavailable');
  return session;
}

/** Who calls: a visitor, or the person of the session. `subject` is what calls are counted by. */
export async function callerOfRest(
  context: Context<Env>,
): Promise<{ actor: Actor; subject: string | null }> {
  requireKey(context);
  const { network, businessUnit, remoteAddress } = context.get('facts');
  // Before the session is looked up.
  await countCall(network, 'read');
  const token = bearerOf(context);
  if (token === undefined || isPublishableKey(token)) {
    const address = network ? { client: `rest ${network}`, address: network } : {};
    return { actor: { kind: 'anonymous', unit: businessUnit, ...address }, subject: network };
  }
  const session = await sessionOf(context, token);
  if (!session) {
    await countCall(network, 'write');
    throw new RestProblem(401, 'PGRST301', 'session_unknown');
  }
  const agent = context.req.header('user-agent') ?? '';
  return {
    actor: { kind: 'user', userId: session.userId, address: remoteAddress, agent },
    subject: session.userId,
  };
}
