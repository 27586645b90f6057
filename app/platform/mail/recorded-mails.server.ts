import { callRows, callText, typed } from '#app/platform/database/call-function.server.ts';
import {
  asActor,
  DatabaseUnavailable,
  runInOneMessage,
} from '#app/platform/database/database.server.ts';
import { inTurn, type JobHandler, sideBySide } from '#app/platform/jobs/job-handler.server.ts';
import { TurnMissed } from '#app/platform/jobs/turn-missed.server.ts';
import { listChanged } from '#app/platform/list-news.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import type { MailPicture } from './mail-brand.server.ts';
import { inMailContext, type MailContext } from './mail-context.server.ts';
import { withoutKeys } from './masked-links.server.ts';
import { RecipientRefused } from './recipient-refused.server.ts';

type Handlers = Readonly<Record<string, JobHandler>>;
type Payload = Readonly<Record<string, string>>;

/** Pictures as addresses; they are the same in each mail. */
const addresses = new WeakMap<Buffer, string>();

function addressOf(png: Buffer): string {
  const known = addresses.get(png);
  if (known !== undefined) return known;
  const address = `data:image/png;base64,${png.toString('base64')}`;
  addresses.set(png, address);
  return address;
}

/** The HTML for a browser: pictures are inlined instead of attached. */
function withInlinePictures(html: string, pictures: readonly MailPicture[] = []): string {
  return pictures.reduce(
    (visible, { cid, png }) => visible.replaceAll(`cid:${cid}`, addressOf(png)),
    html,
  );
}

type State = 'waiting' | 'sending' | 'sent' | 'kept' | 'withheld' | 'failed' | 'dropped';

/** The call that records a try. */
function recordOf(context: MailContext, state: State, error?: string): string {
  const { id, kind, payload, message, messageId } = context;
  const about = message?.about ?? context.about ?? null;
  const recipient = message?.to ?? context.recipient ?? null;
  // Its content is stored once it was sent.
  const stored = message?.withoutRecordedContent || state === 'sending' ? undefined : message;
  const html = stored ? withInlinePictures(withoutKeys(stored.html), stored.pictures) : null;
  const body = stored ? withoutKeys(stored.text) : null;
  return callText('private.record_mail', {
    id,
    kind,
    state,
    payload: JSON.stringify(payload),
    about,
    recipient,
    subject: message?.subject ?? null,
    html,
    body,
    error: error ?? null,
    messageId: messageId ?? null,
  });
}

/**
 * Records the outcome of a try. A failure is only logged: a mail that was sent must not be sent again
 * for lack of a record.
 */
async function record(context: MailContext, state: State, error?: string): Promise<void> {
  try {
    await runInOneMessage({ kind: 'system' }, [
      { text: `select ${recordOf(context, state, error)}` },
    ]);
    listChanged('work');
  } catch (failure) {
    const { id, kind } = context;
    log.error({ err: failure, kind, mail: id }, 'the result of a mail could not be recorded');
  }
}

/**
 * Records that a mail is being sent, and returns why its address gets none, as a server has reported; null where it
 * gets mails. Throws where the database cannot be reached; another failure of the record is only logged.
 */
async function recordSending(context: MailContext): Promise<string | null> {
  const email = context.message?.to ?? '';
  const closed = `select ${callText('private.address_closed', { email })} as reason`;
  const ask = async (text: string) => {
    const [rows] = await runInOneMessage({ kind: 'system' }, [{ text }]);
    return (rows as { reason: string | null }[])[0]?.reason ?? null;
  };
  try {
    const reason = await ask(`${closed}, ${recordOf(context, 'sending')}`);
    listChanged('work');
    return reason;
  } catch (failure) {
    if (failure instanceof DatabaseUnavailable) throw failure;
    const { id, kind } = context;
    log.error({ err: failure, kind, mail: id }, 'the try of a mail could not be recorded');
    return ask(closed);
  }
}

const inWords = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Lets a handler send a mail, and records the outcome. */
async function sending(
  context: MailContext,
  send: () => ReturnType<JobHandler>,
  last: boolean,
): ReturnType<JobHandler> {
  try {
    context.onSend = () => recordSending(context);
    const outcome = await inMailContext(context, send);
    await record(context, outcome?.withheld ? 'withheld' : (context.gone ?? 'dropped'));
    return outcome;
  } catch (error) {
    // It is sent by the next try, in a moment.
    if (error instanceof TurnMissed) throw error;
    const final = last || error instanceof RecipientRefused;
    await record(context, final ? 'failed' : 'waiting', inWords(error));
    throw error;
  }
}

/** Most mails of a kind that are taken from the queue together. */
const MAILS_IN_TURN = 16;

function recorded(handler: JobHandler): JobHandler {
  const all = inTurn(MAILS_IN_TURN, (payload, job) => {
    const { id, kind, last, mayBegin } = job;
    const context = { id, kind, payload, again: 0, ...(mayBegin && { mayBegin }) };
    return sending(context, () => handler(payload, job), last);
  });
  return handler.sideBySide ? sideBySide(all) : all;
}

/** Sends a mail again, rendered again: staff have requested it. */
const again =
  (handlers: Handlers): JobHandler =>
  async ({ mail_id: id = '' }, job) => {
    const [mail] = await asActor({ kind: 'system' }, (tx) =>
      callRows(tx, 'private.mail_job_to_repeat', { id }, { payload: typed<Payload>() }),
    );
    const handler = mail && handlers[mail.kind];
    if (!handler) return undefined;
    const { kind, payload } = mail;
    const send = () => handler(payload, { ...job, id, kind });
    return sending({ id, byStaff: true, ...mail }, send, job.last);
  };

/** The handlers, those that send a mail with a record of it (kinds that end in “mail”), and the one that
 * sends a recorded mail again. */
export function recordedMails(handlers: Handlers): Handlers {
  const all = Object.entries(handlers).map(([kind, handler]) => [
    kind,
    /[.-]mail$/.test(kind) ? recorded(handler) : handler,
  ]);
  return { ...Object.fromEntries(all), 'mail.again': again(handlers) };
}
