import {
  createContext,
  data,
  type MiddlewareFunction,
  type RouterContextProvider,
} from 'react-router';
import {
  DatabaseUnavailable,
  type UnavailableReason,
} from '#app/platform/database/errors.server.ts';
import { withUpload } from '#app/platform/files/uploads.server.ts';
import { POST_SHAPE } from '#app/platform/http/post-shape.ts';
import { documentOfRefusal } from '../refusal-document.server.ts';
import { session, sessionUnread } from '../session.server.ts';
import type { Away, UnsavedPost } from './away.ts';

/** Why the database did not accept the work of this request; null where it did. */
export const databaseUnavailable = createContext<DatabaseUnavailable | null>(null);

/** The posted form, for the page that reports it was not stored. */
export const unsavedPost = createContext<ReturnType<typeof rememberPost>>(async () => null);

/** Fields that prove the sender's identity; any other may be shown on the page again. */
const SECRET = /password|^code$/i;

/** Largest multipart post that is read to its end for its texts, in bytes. */
const LONGEST_READ = 64 * 1024 * 1024;

const typeOf = (request: Request) => (request.headers.get('content-type') ?? '').toLowerCase();
const isMultipart = (request: Request) => typeOf(request).startsWith('multipart/form-data');
const isRead = ({ method }: Request) => method === 'GET' || method === 'HEAD';
const isForm = (request: Request) =>
  isMultipart(request) || typeOf(request).startsWith('application/x-www-form-urlencoded');

/** Texts of a posted form; null where it is too large, or its body has been read already. */
async function textsOf(request: Request): Promise<FormData | null> {
  if (request.bodyUsed) return null;
  try {
    return await withUpload(
      request,
      { files: 0, bytes: LONGEST_READ / 2 },
      async ({ texts }) => texts,
    );
  } catch {
    return null;
  }
}

/**
 * Keeps a posted form until it is stored. Called before the body is read: a form without files is copied
 * (`limit-body` bounds it), the texts of one with files come with the error, or from the body where nothing
 * has read it. Resolves to null for a page that was only read, and for a post of a script.
 */
export function rememberPost(
  request: Request,
): (error: DatabaseUnavailable | null) => Promise<UnsavedPost | null> {
  const { pathname, search } = new URL(request.url);
  if (isRead(request) || !isForm(request) || pathname.endsWith('.data')) return async () => null;
  const mayHaveFiles = isMultipart(request);
  const copy = mayHaveFiles ? request : request.clone();
  return async (error) => {
    const texts = error?.posted ?? (await textsOf(copy));
    const fields = [...(texts ?? [])].filter(
      (field): field is [string, string] => typeof field[1] === 'string',
    );
    const size = fields.reduce((sum, [name, value]) => sum + name.length + value.length, 0);
    const fits = texts !== null && size <= POST_SHAPE.bytes;
    return {
      action: `${pathname}${search}`,
      fields: fits ? fields.filter(([name]) => !SECRET.test(name)) : null,
      secrets: fits ? fields.map(([name]) => name).filter((name) => SECRET.test(name)) : [],
      mayHaveFiles,
    };
  };
}

/** What the document is made from; undefined where neither the database nor a kept copy has it. */
async function documentIfThere(context: Readonly<RouterContextProvider>): Promise<unknown> {
  try {
    return await context.get(documentOfRefusal)();
  } catch (error) {
    if (error instanceof DatabaseUnavailable) return undefined;
    throw error;
  }
}

/** Responds 503 with what was posted, for a page that reports it. */
export async function refuseWhileAway(
  context: Readonly<RouterContextProvider>,
  reason: UnavailableReason,
): Promise<never> {
  const document = await documentIfThere(context);
  const post = await context.get(unsavedPost)(context.get(databaseUnavailable));
  const signedIn = context.get(session) !== null || context.get(sessionUnread) !== null;
  const away: Away = { away: true, reason, signedIn, post, document };
  throw data(away, { status: 503 });
}

/** The response to a request whose work the database did not accept. */
export const answerUnavailable: MiddlewareFunction = ({ context }, next) => {
  const error = context.get(databaseUnavailable);
  return error ? refuseWhileAway(context, error.reason) : next();
};
