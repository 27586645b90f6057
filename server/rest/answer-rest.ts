import type { Context, Handler } from 'hono';
import { countCall } from '#app/features/integrations/rest/caller-budget.server.ts';
import {
  callFunction,
  changeRows,
  insertRows,
  type RestAnswer,
  readRows,
  type Wish,
} from '#app/features/integrations/rest/carry-out.server.ts';
import { RestProblem, unknownTable } from '#app/features/integrations/rest/rest-problem.ts';
import { endpoints } from '#app/paths.ts';
import type { Actor } from '#app/platform/database/actor.server.ts';
import { settings } from '#app/platform/env.server.ts';
import { wakeWorker } from '#app/platform/jobs/jobs.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import type { Env } from '../env.ts';
import { readRestBody } from './rest-body.ts';
import { callerOfRest } from './rest-caller.ts';
import { REST_HEADERS } from './rest-headers.ts';

function wishOf(headers: Headers): Wish {
  const prefer = headers.get('prefer') ?? '';
  const duplicates = /resolution=(merge|ignore)-duplicates/.exec(prefer)?.[1];
  return {
    counted: /count=(?:exact|planned|estimated)/.test(prefer),
    returned: prefer.includes('return=representation'),
    duplicates: duplicates === 'merge' || duplicates === 'ignore' ? duplicates : 'refuse',
    single: (headers.get('accept') ?? '').includes('vnd.pgrst.object'),
  };
}

/** Only what visitors may read is open unless the setting says more. */
function requireOpen(method: string, actor: Actor): void {
  const reads = method === 'GET' || method === 'HEAD';
  if (settings().REST_CALLS === 'read' && (!reads || actor.kind !== 'anonymous')) {
    throw new RestProblem(403, 'PT403', 'writing_off', 'This site lets visitors read only');
  }
}

type Call = { context: Context<Env>; actor: Actor; params: URLSearchParams; wish: Wish };

/** Carries a call out, and the status of its answer where it succeeds. */
async function carryOut(
  { context, actor, params, wish }: Call,
  [name = '', called, ...rest]: readonly string[],
): Promise<{ answer: RestAnswer; status: number }> {
  const { method } = context.req;
  if (rest.length > 0 || (called !== undefined && name !== 'rpc')) throw unknownTable();
  if (called !== undefined) {
    if (method !== 'POST') throw new RestProblem(405, 'PGRST101', 'method_unknown');
    const body = await readRestBody(context);
    return { answer: await callFunction(actor, called, params, { body, wish }), status: 200 };
  }
  if (method === 'GET' || method === 'HEAD') {
    const answer = await readRows(actor, name, params, wish);
    const part = answer.total !== null && answer.rows < answer.total;
    return { answer, status: part ? 206 : 200 };
  }
  const returned = wish.returned ? 200 : 204;
  if (method === 'DELETE') {
    const answer = await changeRows(actor, name, params, { body: undefined, wish });
    return { answer, status: returned };
  }
  if (method === 'PATCH') {
    const body = (await readRestBody(context)) ?? null;
    return { answer: await changeRows(actor, name, params, { body, wish }), status: returned };
  }
  if (method !== 'POST') throw new RestProblem(405, 'PGRST117', 'method_unknown');
  const body = await readRestBody(context);
  return { answer: await insertRows(actor, name, params, { body, wish }), status: 201 };
}

const rangeOf = ({ rows, total, offset }: RestAnswer) =>
  `${rows > 0 ? `${offset}-${offset + rows - 1}` : '*'}/${total ?? '*'}`;

function problemAnswer(error: unknown, id: string): Response {
  const known = error instanceof RestProblem;
  if (!known) log.error({ err: error, requestId: id }, 'a call of /rest/v1 failed');
  const problem = known ? error : new RestProblem(500, 'PGRST000', 'failed');
  const { status, code, message, details } = problem;
  const headers = {
    ...REST_HEADERS,
    ...(status === 401 && { 'www-authenticate': 'Bearer realm="rest"' }),
    ...(status === 429 && { 'retry-after': '60' }),
  };
  return Response.json({ code, message, details, hint: null }, { status, headers });
}

/** Calls of clients of Supabase: tables and functions of the database, as the caller. */
export const restCall: Handler<Env> = async (context) => {
  const { req } = context;
  const { id } = context.get('facts');
  try {
    if (settings().REST_CALLS === 'off') throw unknownTable();
    const caller = await callerOfRest(context);
    const reads = req.method === 'GET' || req.method === 'HEAD';
    requireOpen(req.method, caller.actor);
    if (!reads) await countCall(caller.subject, 'write');
    else if (caller.actor.kind === 'user') await countCall(caller.subject, 'read');
    const profile = req.header('accept-profile') ?? req.header('content-profile') ?? 'public';
    if (profile !== 'public') throw new RestProblem(406, 'PGRST106', 'schema_unknown');
    const { pathname, searchParams } = new URL(req.url);
    const path = decodeURIComponent(pathname.slice(endpoints.restRoot.length + 1)).split('/');
    const wish = wishOf(req.raw.headers);
    const call = { context, actor: caller.actor, params: searchParams, wish };
    const { answer, status } = await carryOut(call, path);
    if (!reads) wakeWorker();
    const empty = req.method === 'HEAD' || answer.body === '';
    return new Response(empty ? null : answer.body, {
      status,
      headers: {
        ...REST_HEADERS,
        'content-range': rangeOf(answer),
        ...(!empty && { 'content-type': 'application/json; charset=utf-8' }),
      },
    });
  } catch (error) {
    return problemAnswer(error, id);
  }
};
