import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { areaPaths, endpoints } from '#app/paths.ts';
import type { Env } from './env.ts';

/** Largest form post: all answers at their longest, percent-encoded, with room to spare. */
const LARGEST_FORM_BYTES = 256 * 1024;

/** Forms that take files: they read theirs piece by piece, with limits of their own. */
const TAKES_FILES: ReadonlySet<string> = new Set(Object.values(endpoints.feedbackSubmit));

const limited = bodyLimit({ maxSize: LARGEST_FORM_BYTES });

/** The logo screens too, by their page and by their data. */
const TAKES_LOGO = new RegExp(`^${areaPaths.admin}/logos/[\\w-]+(?:[.]data)?$`);

const isUpload = (path: string, type: string | undefined) =>
  (TAKES_FILES.has(path) || TAKES_LOGO.test(path)) &&
  (type ?? '').toLowerCase().startsWith('multipart/form-data');

/** Refuses a post that is larger than any form of the site can be. */
export const limitBody: MiddlewareHandler<Env> = (context, next) =>
  isUpload(context.req.path, context.req.header('content-type')) ? next() : limited(context, next);
