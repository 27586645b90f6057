import type { Context, MiddlewareHandler } from 'hono';
import { recordAttempt } from '#app/access/attempt-record.server.ts';
import { LOCALES } from '#app/i18n/locale.ts';
import { adminPath, endpointPattern, endpoints, portalPaths } from '#app/paths.ts';
import { POST_SHAPE, type PostFault, shapeFault } from '#app/platform/http/post-shape.ts';
import { countRefused, mayBeRead, mayUpload } from '#app/platform/http/refused-posts.server.ts';
import type { Env } from '../env.ts';
import { refusePost } from './refuse-post.ts';

/** Forms that take files: they read theirs piece by piece, with limits of their own. */
const ACCEPTS_FILES: ReadonlySet<string> = new Set([
  ...Object.values(endpoints.feedbackSubmit),
  endpoints.feedbackCollector,
]);

const FRAMED_ACCEPTS_FILES = LOCALES.map(
  (locale) =>
    new RegExp(`^${endpointPattern('feedbackFrame', locale).replace(':project', '[^/]+')}$`),
);

/** Screens that take files too, by their page and by their data: logos, content, imports, projects, invoices,
 * mails. */
const STAFF_ACCEPT_FILES = new RegExp(
  `^(?:${[
    `${adminPath('logos')}/[\\w-]+`,
    `${adminPath('content')}/[\\w-]+/[\\w-]+`,
    adminPath('contactsImport'),
    adminPath('messageFiles'),
    adminPath('ticketFiles'),
    `${adminPath('clientProjects')}/[\\w-]+`,
    `${adminPath('invoices')}/[\\w-]+`,
  ].join('|')})(?:[.]data)?$`,
);

/** Pages of clients that take files: their folders, a file whose next version comes, and tickets. */
const CLIENTS_ACCEPT_FILES = new RegExp(
  `^(?:${portalPaths.files}(?:/[\\w-]+)?|${portalPaths.tickets}/[\\w-]+)$`,
);

/** Files that come piece by piece, and go on after a cut line. */
const UPLOAD = new RegExp(`^${portalPaths.fileUploads}/[\\w-]+$`);
const UPLOAD_TYPE = 'application/offset+octet-stream';

const acceptsFilesOfAll = (path: string) =>
  ACCEPTS_FILES.has(path) || FRAMED_ACCEPTS_FILES.some((pattern) => pattern.test(path));

const acceptsFiles = (path: string) =>
  acceptsFilesOfAll(path) || STAFF_ACCEPT_FILES.test(path) || CLIENTS_ACCEPT_FILES.test(path);

/** What an upload of unknown length counts as, in bytes. */
const LARGEST_UPLOAD = 64 * 1024 * 1024;

const isUpload = (path: string, given: string | undefined) => {
  const type = (given ?? '').toLowerCase();
  return type.startsWith('multipart/form-data')
    ? acceptsFiles(path)
    : type === UPLOAD_TYPE && UPLOAD.test(path);
};

/** The whole body, or null where it is larger than any form of the site can be. */
async function readBody(request: Request): Promise<Buffer | null> {
  if (Number(request.headers.get('content-length') ?? 0) > POST_SHAPE.bytes) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > POST_SHAPE.bytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Uploads are read piece by piece, and their shape is asked meanwhile; here only how much a network sends. */
function uploadFault({ req }: Context<Env>, network: string | null): PostFault | null {
  const declared = Number(req.header('content-length') ?? LARGEST_UPLOAD);
  return !acceptsFilesOfAll(req.path) || mayUpload(network, declared) ? null : 'limited';
}

async function findFault(context: Context<Env>, network: string | null) {
  const { req } = context;
  // Of an unknown length is only what may be as long as any.
  const declared = Number(req.header('content-length') ?? POST_SHAPE.bytes);
  if (!mayBeRead(network, declared)) return 'limited';
  const body = await readBody(req.raw);
  if (!body) return 'bytes';
  const fault = shapeFault(body, req.header('content-type') ?? '');
  if (!fault) {
    const bytes = new Uint8Array(body);
    context.set('body', bytes);
    req.raw = new Request(req.raw, { body: bytes });
  }
  return fault;
}

/**
 * Looks at the shape of a post before anything parses it: its bytes, fields, and names. Null where it
 * may be parsed; what is refused counts against its network, whose first one in a window is recorded.
 * The shape of uploads is asked while they are read (`uploads.server.ts`).
 */
export async function checkPost(context: Context<Env>): Promise<PostFault | null> {
  const { req } = context;
  if (!req.raw.body) return null;
  const { network, remoteAddress } = context.get('facts');
  const fault = isUpload(req.path, req.header('content-type'))
    ? uploadFault(context, network)
    : await findFault(context, network);
  if (fault && countRefused(network, fault)) {
    const details = { fault, path: req.path };
    const agent = req.header('user-agent') ?? '';
    // The answer does not wait for it, and its failure is logged there.
    void recordAttempt({ type: 'post_refused', address: remoteAddress, agent, details });
  }
  return fault;
}

/** Refuses a post by its shape, before any parser. */
export const limitBody: MiddlewareHandler<Env> = async (context, next) => {
  const fault = await checkPost(context);
  return fault ? refusePost(context, fault) : next();
};
