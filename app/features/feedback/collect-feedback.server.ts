import { randomUUID } from 'node:crypto';
import type { Locale } from '#app/i18n/locale.ts';
import { UploadTooLarge } from '#app/platform/files/uploads.server.ts';
import { storableJsonOf } from '#app/platform/http/storable-text.ts';
import { isPublishableKey } from '#app/platform/secrets.server.ts';
import { acceptFeedback } from './accept-feedback.server.ts';
import { collectedSchema, entryOf } from './feedback.schema.ts';
import type { Refusal } from './feedback.store.server.ts';
import { type FileRefusal, refusedFiles } from './feedback-files.ts';
import { MOST_FILES } from './feedback-rules.ts';
import type { Sender } from './feedback-sender.server.ts';
import { type FeedbackUpload, withFeedbackUpload } from './feedback-upload.server.ts';
import type { FeedbackOutcome } from './store-entry.server.ts';

/** Why a call was refused, with its HTTP status. */
export class FeedbackRefused extends Error {
  override name = 'NotTaken';
  readonly status: 400 | 401 | 403 | 404 | 413 | 415 | 422 | 429 | 500 | 503;
  constructor(status: FeedbackRefused['status'], message: string) {
    super(message);
    this.status = status;
  }
}

type Caller = {
  sender: Sender;
  /** Whether this caller may post for the project. */
  mayCall: (project: string) => boolean;
};

/** A payload at its longest, with room to spare. */
const LONGEST_JSON_BYTES = 256 * 1024;

const REFUSALS: Record<Refusal, string> = {
  limited: 'Too many requests: 5 entries an hour.',
  unknown_project: 'Unknown project_key.',
  unknown_module: 'Unknown module_key.',
  type_off: 'This project does not take feedback of this type.',
  attachments_off: 'This project does not take attachments.',
  secret_taken: 'secret: make a new one for each entry.',
};

const FILES: Record<FileRefusal['code'], string> = {
  tooLarge: 'File too large (10485760 bytes at most)',
  unsupported: 'Unsupported file type (JPEG, PNG, GIF, PDF and plain text are taken)',
  empty: 'Empty file',
};

/** Clients of Supabase send the key as `apikey`, also where a signed-in user is the bearer. */
function knowsKey({ headers }: Request): boolean {
  const [scheme = '', given = ''] = (headers.get('authorization') ?? '').split(' ');
  if (scheme.toLowerCase() === 'bearer' && isPublishableKey(given)) return true;
  return isPublishableKey(headers.get('apikey') ?? '');
}

/** The body as text, read no further than the limit of a payload. */
async function bodyText(request: Request): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > LONGEST_JSON_BYTES) throw new FeedbackRefused(413, 'The payload is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parsed(text: string): unknown {
  try {
    return storableJsonOf(text);
  } catch {
    throw new FeedbackRefused(400, 'The body is not JSON.');
  }
}

const noFiles = (): FeedbackUpload => ({
  texts: new FormData(),
  files: [],
  tooMany: false,
  room: randomUUID(),
});

function checkFiles({ files, tooMany }: FeedbackUpload): void {
  const [refused] = refusedFiles(files);
  if (tooMany) throw new FeedbackRefused(422, `At most ${MOST_FILES} attachments.`);
  if (refused) {
    const status = refused.code === 'tooLarge' ? 413 : 422;
    throw new FeedbackRefused(status, `${FILES[refused.code]}: ${refused.name}`);
  }
}

function accepted(outcome: FeedbackOutcome) {
  if (outcome.kind === 'failed')
    throw new FeedbackRefused(outcome.status, 'Failed to submit feedback');
  if (outcome.kind === 'refused') throw new FeedbackRefused(outcome.status, REFUSALS[outcome.code]);
  const { entryId, protocol, secret, missing } = outcome;
  const files = missing.length > 0 && { files_not_taken: missing };
  return { id: entryId, protocol, token: secret, ...files };
}

async function acceptEntry(caller: Caller, payload: unknown, upload: FeedbackUpload) {
  const checked = collectedSchema.safeParse(payload);
  if (!checked.success) {
    const [issue] = checked.error.issues;
    throw new FeedbackRefused(422, `${issue?.path.join('.') || 'payload'}: ${issue?.message}`);
  }
  const input = entryOf(checked.data);
  if (!caller.mayCall(input.project))
    throw new FeedbackRefused(403, 'This origin may not call for it.');
  if ((checked.data.attachments ?? []).length > 0) {
    const how = 'send multipart/form-data with the JSON in "payload" and each file in "files"';
    throw new FeedbackRefused(422, `attachments: JSON carries none; ${how}.`);
  }
  checkFiles(upload);
  const locale: Locale = input.context.locale?.toLowerCase().startsWith('en') ? 'en' : 'pt-BR';
  return accepted(
    await acceptFeedback({
      input,
      files: upload.files,
      room: upload.room,
      sender: caller.sender,
      locale,
      id: checked.data.id,
      secret: checked.data.secret,
      marks: [],
    }),
  );
}

/**
 * Handles one call of the collector: JSON, or multipart with the same JSON in `payload` and files beside
 * it. Throws {@link FeedbackRefused} with the message for the caller.
 */
export async function collect(request: Request, caller: Caller) {
  if (!knowsKey(request))
    throw new FeedbackRefused(401, 'The publishable key is missing or wrong.');
  const type = (request.headers.get('content-type') ?? '').toLowerCase();
  if (type.startsWith('multipart/form-data')) {
    try {
      return await withFeedbackUpload(request, caller.sender, (upload) =>
        acceptEntry(caller, parsed(String(upload.texts.get('payload') ?? '')), upload),
      );
    } catch (error) {
      if (error instanceof UploadTooLarge)
        throw new FeedbackRefused(413, 'The files are too large.');
      throw error;
    }
  }
  if (!type.startsWith('application/json') && !type.startsWith('text/plain')) {
    throw new FeedbackRefused(415, 'Send application/json or multipart/form-data.');
  }
  return acceptEntry(caller, parsed(await bodyText(request)), noFiles());
}
