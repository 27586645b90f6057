import type { Context, Handler } from 'hono';
import { answerList, answerOne } from '#app/access/api/api-answer.server.ts';
import { ApiProblem, PROBLEMS } from '#app/access/api/api-problem.ts';
import { answerWrite } from '#app/access/api/api-write.server.ts';
import { enterApi } from '#app/features/integrations/keys/enter-api.server.ts';
import { endpoints } from '#app/paths.ts';
import { DatabaseUnavailable } from '#app/platform/database/database.server.ts';
import { SECURITY_HEADERS } from '#app/platform/http/content-security.server.ts';
import { storableJsonOf } from '#app/platform/http/storable-text.ts';
import { wakeWorker } from '#app/platform/jobs/jobs.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { apiResources } from '#app/registry.server.ts';
import { RETRY_AFTER_S } from '../crash-answer.ts';
import type { Env } from '../env.ts';
import { checkPost } from '../posts/limit-body.ts';

const API_ROOT = endpoints.apiRoot;

const HEADERS = { ...SECURITY_HEADERS, 'cache-control': 'no-store' };

/** A problem as RFC 9457 writes it; `type` leads to its line in the reference. */
function problemAnswer(problem: ApiProblem, id: string, headers: Record<string, string>): Response {
  const { code, status, errors } = problem;
  const { title } = PROBLEMS[code];
  const body = {
    type: `/en/api#${code}`,
    title,
    status,
    code,
    ...(problem.message === title ? {} : { detail: problem.message }),
    instance: `urn:uuid:${id}`,
    ...(errors ? { errors } : {}),
  };
  return Response.json(body, {
    status,
    headers: {
      ...HEADERS,
      ...headers,
      'content-type': 'application/problem+json',
      ...(status === 401 ? { 'www-authenticate': 'Bearer realm="api"' } : {}),
      ...(status === 503 ? { 'retry-after': RETRY_AFTER_S } : {}),
    },
  });
}

/** The problem that an error is for the caller; what the caller did not cause is logged. */
function problemFor(error: unknown, id: string): ApiProblem {
  if (error instanceof ApiProblem) return error;
  if (error instanceof DatabaseUnavailable) return new ApiProblem('unavailable');
  log.error({ err: error, requestId: id }, 'a call of the API failed');
  return new ApiProblem('failed');
}

/** The JSON of a call, once its shape has been checked. */
async function readBody(context: Context<Env>): Promise<unknown> {
  if (!/^application\/json\b/i.test(context.req.header('content-type') ?? '')) {
    throw new ApiProblem('body_type');
  }
  const fault = await checkPost(context);
  if (fault === 'bytes') throw new ApiProblem('body_large');
  if (fault === 'limited') throw new ApiProblem('too_many_calls');
  if (fault) throw new ApiProblem('body_invalid');
  try {
    return storableJsonOf(await context.req.text());
  } catch {
    throw new ApiProblem('body_invalid');
  }
}

/** Calls of other programs, each with a key. Every answer is JSON. */
export const api: Handler<Env> = async (context) => {
  const { id, remoteAddress, network } = context.get('facts');
  let headers: Record<string, string> = {};
  try {
    const agent = context.req.header('user-agent') ?? '';
    const entry = await enterApi(context.req.header('authorization'), {
      address: remoteAddress,
      network,
      agent,
    });
    headers = entry.headers;
    const { caller } = entry;
    if (caller instanceof ApiProblem) throw caller;
    const { pathname, searchParams } = new URL(context.req.url);
    const [name, recordId, ...rest] = pathname.slice(API_ROOT.length + 1).split('/');
    const resource = apiResources.find((one) => one.name === name);
    if (!resource || rest.length > 0) throw new ApiProblem('not_found');
    const { method } = context.req;
    if (method === 'GET' || method === 'HEAD') {
      const body = await (recordId === undefined
        ? answerList(caller, resource, searchParams)
        : answerOne(caller, resource, recordId));
      return Response.json(body, { headers: { ...HEADERS, ...headers } });
    }
    const makes = method === 'POST' && recordId === undefined;
    if (!makes && !(method === 'PATCH' && recordId !== undefined)) {
      throw new ApiProblem('method_unknown');
    }
    const { row, replayed } = await answerWrite(caller, resource, {
      id: makes ? null : (recordId ?? ''),
      body: await readBody(context),
      idempotencyKey: context.req.header('idempotency-key'),
    });
    wakeWorker();
    return Response.json(row, {
      status: makes && !replayed ? 201 : 200,
      headers: {
        ...HEADERS,
        ...headers,
        ...(makes && { location: `${API_ROOT}/${name}/${row['id']}` }),
        ...(replayed && { 'idempotency-replayed': 'true' }),
      },
    });
  } catch (error) {
    return problemAnswer(problemFor(error, id), id, headers);
  }
};
