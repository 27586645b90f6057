import type { Transaction } from 'kysely';
import { z } from 'zod';
import { asPerson } from '#app/access/guard.server.ts';
import { MEMBER_ROLES } from '#app/features/crm/clients/clients.ts';
import { LOCALES } from '#app/i18n/locale.ts';
import type { Person } from '#app/platform/database/actor.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { sqlState } from '#app/platform/database/errors.server.ts';
import type { Upload } from '#app/platform/files/uploads.server.ts';
import { typedDay } from '#app/platform/http/typed-day.ts';
import { wakeWorker } from '#app/platform/jobs/jobs.server.ts';
import { typedEmail, typedWords } from '#app/platform/text/typed-text.ts';
import { writeComment } from '../../deliverable.store.server.ts';
import { COMMENT_LENGTH, WHOSE } from '../../projects.ts';
import { sendPosted, versionAct } from '../../versions/send-version.server.ts';
import { actOnFile, fileActs, makeStaffFolder, sendFiles } from './act-on-files.server.ts';
import {
  beginWait,
  changeDates,
  endWait,
  inviteClient,
  revokeInvitation,
  saveProject,
  setState,
  showProject,
  writeNote,
  writeUpdate,
} from './staff-projects.store.server.ts';
import { PROJECT_ACTS, type ProjectAct, type ProjectReply, type Why } from './staff-projects.ts';

type Tx = Transaction<DB>;
type Texts = Readonly<Record<string, string>>;
type Answer = { reply: ProjectReply; status: number };

const day = z.iso.date();
const noDay = z.union([z.literal('').transform(() => null), day]);
const position = z.coerce.number().int().min(1).max(6);
const words = (most: number) => typedWords.pipe(z.string().min(1).max(most));
const PLACES = [1, 2, 3, 4, 5, 6] as const;
/** Days of the six stages, as their fields are called. */
const daysOf = (texts: Texts, kind: string) =>
  PLACES.map((place) => ({ place, text: texts[`${kind}-${place}`] }));

const asked = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('save'),
    revision: z.coerce.number().int(),
    name: words(120),
    startsOn: typedDay,
  }),
  z.object({ intent: z.literal('show') }),
  z.object({ intent: z.literal('dates'), cause: z.string().trim().max(500), whose: z.enum(WHOSE) }),
  z.object({ intent: z.literal('state'), state: z.enum(['running', 'paused', 'ended']) }),
  versionAct,
  z.object({
    intent: z.literal('answer'),
    key: z.uuid(),
    version: z.uuid(),
    body: words(COMMENT_LENGTH),
  }),
  z.object({ intent: z.literal('update'), key: z.uuid(), body: words(COMMENT_LENGTH) }),
  z.object({ intent: z.literal('note'), key: z.uuid(), body: words(8000) }),
  z.object({ intent: z.literal('wait'), position, what: words(200), since: typedDay }),
  z.object({ intent: z.literal('end-wait'), wait: z.uuid() }),
  z.object({
    intent: z.literal('invite'),
    email: typedEmail.pipe(z.email().max(254)),
    name: words(200),
    role: z.enum(MEMBER_ROLES),
    locale: z.enum(LOCALES),
  }),
  z.object({ intent: z.literal('revoke'), invitation: z.uuid() }),
  ...fileActs,
]);
type Act = z.output<typeof asked>;

/** What the database refuses with, by its word or else by its state. */
const WORDS: Readonly<Record<string, Why>> = {
  project_changed: 'changed',
  promise_shown: 'shown',
  project_not_shown: 'not-shown',
  project_without_promise: 'no-promise',
  promise_stands: 'stands',
  date_ahead: 'ahead',
  dates_out_of_order: 'order',
  date_out_of_range: 'range',
  dates_as_they_were: 'same',
  already_member: 'member',
  invited_colleague: 'colleague',
};
const STATES: Readonly<Record<string, Why>> = {
  '42501': 'forbidden',
  '23503': 'gone',
  '23514': 'cause',
};

/** Why the database refused; undefined for what is a crash. */
function whyOf(error: unknown): Why | undefined {
  const named = error instanceof Error ? WORDS[error.message] : undefined;
  return named ?? STATES[sqlState(error) ?? ''];
}

/** Only days whose fields were sent, and which kind each is of. */
function changesIn(texts: Texts) {
  return (['promised', 'planned', 'actual'] as const).flatMap((kind) =>
    daysOf(texts, kind).flatMap(({ place, text }) => {
      const on = text === undefined ? undefined : noDay.safeParse(text).data;
      return on === undefined ? [] : [{ position: place, kind, on }];
    }),
  );
}

const stagesIn = (texts: Texts) =>
  daysOf(texts, 'promised').map(({ place, text }) => ({
    position: place,
    promised_on: noDay.safeParse(text ?? '').data ?? null,
    gloss: (texts[`gloss-${place}`] ?? '').trim().slice(0, 300),
  }));

type Plain = Exclude<Act, { intent: 'version' | 'answer' | 'send' | 'new-folder' }>;

async function perform(tx: Tx, id: string, act: Plain, texts: Texts) {
  switch (act.intent) {
    case 'save':
      return saveProject(tx, id, { ...act, stages: stagesIn(texts) });
    case 'show':
      return showProject(tx, id);
    case 'dates':
      return changeDates(tx, id, { ...act, changes: changesIn(texts) });
    case 'state':
      return setState(tx, id, act.state);
    case 'update':
      return writeUpdate(tx, id, act);
    case 'note':
      return writeNote(tx, id, act);
    case 'wait':
      return beginWait(tx, id, act);
    case 'end-wait':
      return endWait(tx, id, act.wait);
    case 'invite':
      return inviteClient(tx, id, act);
    case 'revoke':
      return revokeInvitation(tx, act.invitation);
    default:
      return actOnFile(tx, act);
  }
}

/** Does it; undefined where it was done. */
async function outcomeOf(
  person: Person,
  id: string,
  act: Act,
  upload: Upload,
  texts: Texts,
): Promise<Why | undefined> {
  if (act.intent === 'version') return sendPosted(person, id, act, upload);
  if (act.intent === 'answer') {
    const said = { ...act, id: act.key };
    return (await asPerson(person, (tx) => writeComment(tx, said))) ? undefined : 'gone';
  }
  if (act.intent === 'send') return sendFiles(person, id, act, upload);
  if (act.intent === 'new-folder') return makeStaffFolder(person, id, act);
  await asPerson(person, (tx) => perform(tx, id, act, texts));
  return undefined;
}

const STATUS: Partial<Record<Why, number>> = {
  ...{ forbidden: 403, gone: 404, invalid: 422, file: 422, 'not-taken': 422 },
};

/** A post about a project: the database looks at who may, and holds the project meanwhile. */
export async function actOnProject(
  person: Person,
  id: string,
  upload: Upload,
  may: boolean,
): Promise<Answer> {
  const texts = Object.fromEntries(
    [...upload.texts].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );
  const act = PROJECT_ACTS.find((one) => one === texts['intent']) ?? null;
  const refused = (why: Why): Answer => ({
    reply: { done: false, act, why, typed: texts },
    status: STATUS[why] ?? 409,
  });
  if (!may) return refused('forbidden');
  const read = asked.safeParse(texts);
  if (!read.success) return refused('invalid');
  try {
    const why = await outcomeOf(person, id, read.data, upload, texts);
    if (why) return refused(why);
  } catch (error) {
    const why = whyOf(error);
    if (!why) throw error;
    return refused(why);
  }
  wakeWorker();
  return { reply: { done: read.data.intent satisfies ProjectAct }, status: 200 };
}
