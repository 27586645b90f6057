import type { Context } from 'hono';
import { RestProblem } from '#app/features/integrations/rest/rest-problem.ts';
import { storableJsonOf } from '#app/platform/http/storable-text.ts';
import type { Env } from '../env.ts';
import { checkPost } from '../posts/limit-body.ts';
import { STATUS_OF } from '../posts/refuse-post.ts';

/** The JSON of a call, once its shape has been checked; null where there is no body. */
export async function readRestBody(context: Context<Env>): Promise<unknown> {
  const fault = await checkPost(context);
  if (fault) throw new RestProblem(STATUS_OF[fault], 'PGRST102', 'body_invalid', fault);
  try {
    return storableJsonOf((await context.req.text()) || 'null');
  } catch {
    throw new RestProblem(400, 'PGRST102', 'body_invalid', 'The body is not JSON');
  }
}
