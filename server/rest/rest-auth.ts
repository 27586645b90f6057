import type { Context, Handler } from 'hono';
import { z } from 'zod';
import type { Caller, Refusal } from '#app/access/account-call.server.ts';
import { SESSION_COOKIE_KEY } from '#app/access/cookie-names.ts';
import { SESSION_IDLE_S } from '#app/access/limits.ts';
import { ownCookieName } from '#app/access/own-cookie.server.ts';
import { identityHeaders, type Session } from '#app/access/session.server.ts';
import { signInWithPassword, signOut } from '#app/access/sign-in.server.ts';
import { countCall } from '#app/features/integrations/rest/caller-budget.server.ts';
import { RestProblem } from '#app/features/integrations/rest/rest-problem.ts';
import { endpoints } from '#app/paths.ts';
import { settings } from '#app/platform/env.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import type { Env } from '../env.ts';
import { readRestBody } from './rest-body.ts';
import { bearerOf, requireKey, sessionOf } from './rest-caller.ts';
import { REST_HEADERS } from './rest-headers.ts';

const password = z.object({ email: z.email().max(254), password: z.string().min(1).max(128) });
const refresh = z.object({ refresh_token: z.string().min(1).max(300) });

/** Codes of the auth service whose clients these are; all other refusals have the code of the screens. */
const CODES: Partial<Record<Refusal, [status: number, code: string]>> = {
  credentials: [400, 'invalid_credentials'],
  unverified: [400, 'email_not_confirmed'],
  limited: [429, 'over_request_rate_limit'],
  busy: [503, 'request_timeout'],
  inactive: [403, 'user_banned'],
};

const refusal = (status: number, code: string) => new RestProblem(status, code, code);

const json = (body: object, status = 200) => Response.json(body, { status, headers: REST_HEADERS });

const userOf = ({ userId, email, name, role }: Session) => ({
  id: userId,
  aud: 'authenticated',
  role: 'authenticated',
  email,
  app_metadata: { role },
  user_metadata: { name },
});

/** The answer to a sign-in: the token is renewed by use, so that the refresh token is the same. */
async function tokenAnswer(context: Context<Env>, token: string): Promise<Response> {
  const session = await sessionOf(context, token);
  if (!session) throw refusal(401, 'session_not_found');
  const expiresIn = Math.floor((session.expiresAt.getTime() - Date.now()) / 1000);
  return json({
    access_token: token,
    refresh_token: token,
    token_type: 'bearer',
    expires_in: Math.min(expiresIn, SESSION_IDLE_S),
    expires_at: Math.floor(session.expiresAt.getTime() / 1000),
    user: userOf(session),
  });
}

function callerOf({ req, get }: Context<Env>, token?: string): Caller {
  const address = get('facts').remoteAddress;
  const agent = req.header('user-agent') ?? '';
  const cookie = token && {
    cookie: `${ownCookieName(SESSION_COOKIE_KEY)}=${encodeURIComponent(token)}`,
  };
  const request = new Request(req.url, { headers: { 'user-agent': agent, ...cookie } });
  return { headers: identityHeaders(request, address), address, agent };
}

async function signIn(context: Context<Env>): Promise<Response> {
  const posted = password.safeParse(await readRestBody(context));
  if (!posted.success) throw refusal(400, 'validation_failed');
  const outcome = await signInWithPassword(callerOf(context), posted.data);
  if (outcome.kind === 'refused') {
    throw refusal(...(CODES[outcome.reason] ?? ([403, outcome.reason] as const)));
  }
  // Who has a second step signs in on the screen, which asks for the code.
  if (outcome.secondStep) throw refusal(403, 'insufficient_aal');
  const name = `${ownCookieName(SESSION_COOKIE_KEY)}=`;
  const cookie = outcome.cookies.find((one) => one.startsWith(name));
  const value = cookie?.slice(name.length).split(';')[0];
  if (!value) throw new Error('A sign-in made no session.');
  return tokenAnswer(context, decodeURIComponent(value));
}

async function answer(context: Context<Env>): Promise<Response> {
  if (settings().REST_CALLS !== 'all') throw refusal(404, 'not_found');
  requireKey(context);
  await countCall(context.get('facts').network, 'read');
  const { pathname, searchParams } = new URL(context.req.url);
  const call = `${context.req.method} ${pathname.slice(endpoints.restAuth.length + 1)}`;
  if (call === 'POST token') {
    await countCall(context.get('facts').network, 'write');
    const kind = searchParams.get('grant_type');
    if (kind === 'password') return signIn(context);
    const posted = refresh.safeParse(await readRestBody(context));
    if (kind !== 'refresh_token' || !posted.success) throw refusal(400, 'validation_failed');
    return tokenAnswer(context, posted.data.refresh_token);
  }
  const token = bearerOf(context);
  const session = token === undefined ? null : await sessionOf(context, token);
  if (token === undefined || !session) throw refusal(401, 'session_not_found');
  if (call === 'GET user') return json(userOf(session));
  if (call === 'POST logout') {
    await signOut(callerOf(context, token), session.userId);
    return new Response(null, { status: 204, headers: REST_HEADERS });
  }
  throw refusal(404, 'not_found');
}

/** Sign-in of clients of Supabase, by password. */
export const restAuth: Handler<Env> = async (context) => {
  try {
    return await answer(context);
  } catch (error) {
    if (!(error instanceof RestProblem)) log.error({ err: error }, 'a call of /auth/v1 failed');
    const { status, code } =
      error instanceof RestProblem ? error : refusal(500, 'unexpected_failure');
    // Clients of different ages read different names.
    return json({ code, error_code: code, msg: code, message: code }, status);
  }
};
