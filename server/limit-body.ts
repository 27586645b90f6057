import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { framePattern } from '#app/endpoint-paths.ts';
import { LOCALES } from '#app/i18n/locale.ts';
import { adminPath, areaPaths, endpoints } from '#app/paths.ts';
import { portalPaths } from '#app/portal-paths.ts';
import type { Env } from './env.ts';

/** Largest form post: all answers at their longest, percent-encoded, with room to spare. */
const LARGEST_FORM_BYTES = 256 * 1024;

/** Forms that take files: they read theirs piece by piece, with limits of their own. */
const TAKES_FILES: ReadonlySet<string> = new Set(Object.values(endpoints.feedbackSubmit));

const FRAMED_TAKES_FILES = LOCALES.map(
  (locale) => new RegExp(`^${framePattern(locale).replace(':project', '[^/]+')}$`),
);

const limited = bodyLimit({ maxSize: LARGEST_FORM_BYTES });

/** Screens that take files too, by their page and by their data: logos, imports, projects, messages. */
const STAFF_TAKES_FILES = new RegExp(
  `^(?:${[
    `${areaPaths.admin}/logos/[\\w-]+`,
    adminPath('contactsImport'),
    adminPath('messageFiles'),
    `${adminPath('clientProjects')}/[\\w-]+`,
  ].join('|')})(?:[.]data)?$`,
);

/** Pages of clients that take files: their folders, and a file whose next version comes. */
const CLIENTS_TAKE_FILES = new RegExp(`^${portalPaths.files}(?:/[\\w-]+)?$`);

/** Files that come piece by piece, and go on after a cut line. */
const UPLOAD = new RegExp(`^${portalPaths.fileUploads}/[\\w-]+$`);
const UPLOAD_TYPE = 'application/offset+octet-stream';

const takesFiles = (path: string) =>
  TAKES_FILES.has(path) ||
  STAFF_TAKES_FILES.test(path) ||
  CLIENTS_TAKE_FILES.test(path) ||
  FRAMED_TAKES_FILES.some((pattern) => pattern.test(path));

const isUpload = (path: string, given: string | undefined) => {
  const type = (given ?? '').toLowerCase();
  return type.startsWith('multipart/form-data')
    ? takesFiles(path)
    : type === UPLOAD_TYPE && UPLOAD.test(path);
};

/** Refuses a post that is larger than any form of the site can be. */
export const limitBody: MiddlewareHandler<Env> = (context, next) =>
  isUpload(context.req.path, context.req.header('content-type')) ? next() : limited(context, next);
