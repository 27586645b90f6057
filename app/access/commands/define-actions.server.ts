import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { z } from 'zod';
import { asActor, type Person } from '#app/platform/database/actor.server.ts';
import { refusedStatus, violatedConstraint } from '#app/platform/database/errors.server.ts';
import { retryAborted } from '#app/platform/database/retry-aborted.server.ts';
import {
  type Upload,
  type UploadLimits,
  UploadTooLarge,
  withUpload,
} from '#app/platform/files/uploads.server.ts';
import { postedForm } from '#app/platform/http/posted-form.server.ts';
import { wakeWorker } from '#app/platform/jobs/jobs.server.ts';
import type { Refused, Succeeded } from '#app/ui/admin/action-reply.ts';
import { requireUser } from '../require-user.server.ts';
import type { Session } from '../session.server.ts';
import { stepUp } from '../step-up.server.ts';
import { CONFIRM_FIELD, STEP_UP_STATUS } from '../step-up.ts';
import { type BulkCommand, type Command, Refusal, type RefusalStatus } from './command.server.ts';
import { listsOf, readForm, textsOf } from './read-form.server.ts';

// biome-ignore lint/suspicious/noExplicitAny: a list of commands, each with types of its own
type AnyCommand = Command<any, any, any> | BulkCommand<any, any>;
export type Commands = Readonly<Record<string, AnyCommand>>;
type DataOf<C> = C extends { run: (context: never) => Promise<infer Data> }
  ? Data
  : C extends { runBatches: (posted: never) => Promise<infer Data> }
    ? Data
    : never;

/** A refusal with its code for the user; `field` is the one that it is about. */
type KnownRefusal<Code extends string> = {
  code: Code | CommonCode;
  status: RefusalStatus;
  field?: string;
};

/**
 * What the database refuses, by the name of the constraint; also exceptions of ours, by their message, where the user
 * gets another code or status.
 */
export type DatabaseRefusals<Code extends string> = Readonly<Record<string, KnownRefusal<Code>>>;

/** Codes of every action, beside its own; tsc requires words for them too. */
const COMMON_CODES = ['forbidden', 'gone', 'invalid'] as const;
export type CommonCode = (typeof COMMON_CODES)[number];

/** The reply of an action: one shape for each of its commands, and one for every refusal. */
export type ReplyOf<All extends Commands, Code extends string = never, Details = unknown> =
  | { [Intent in keyof All & string]: Succeeded<Intent, DataOf<All[Intent]>> }[keyof All & string]
  | Refused<keyof All & string, Code | CommonCode, Details>;

export type Definition<All extends Commands, Code extends string> = {
  commands: All;
  /** The command that a form requests at an address; an unknown name is refused as `invalid`. */
  intentOf: (form: FormData, params: ActionFunctionArgs['params']) => string;
  /**
   * Parameters of the address that are ids, by the name that they have in the input of commands. In the address of a
   * screen that also makes rows, `new` is null; a command that does not take null refuses it as `gone`.
   */
  ids?: Readonly<Record<string, string>>;
  /** Where forms carry files: their limits, and the refusal of a post that exceeds them. */
  upload?: UploadLimits & { tooLarge: KnownRefusal<Code> };
  refusals?: DatabaseRefusals<Code>;
  /** Turns an error that is no refusal into one, so that the typed texts are not lost; without it the error is thrown. */
  onError?: (error: unknown, context: ActionFunctionArgs['context']) => Refusal | undefined;
  /** Messages of issues, and of exceptions of ours in SQL, that are codes; every other issue is `invalid`. */
  codes: readonly Code[];
  /** The route has no screen that could show a refusal: it is thrown, and the error page shows its status. */
  withoutScreen?: true;
  /** Runs when a command was refused, after its transaction was rolled back. */
  afterRefusal?: (refused: RefusedPost) => Promise<void>;
};

export type RefusedPost = {
  user: Person;
  intent: string;
  form: FormData;
  params: ActionFunctionArgs['params'];
  code: string;
};

type Posted = {
  user: Person;
  input: unknown;
  form: FormData;
  upload: Omit<Upload, 'texts'>;
  url: URL;
  request: Request;
  session: Session;
  context: ActionFunctionArgs['context'];
  params: ActionFunctionArgs['params'];
};

type Post = { form: FormData; params: ActionFunctionArgs['params'] };

/** The codes of a refused form, by field; a field of a list is named without its place. */
function fieldErrorsOf(error: z.ZodError, own: readonly string[]): Record<string, string> {
  const codes = [...own, ...COMMON_CODES];
  const errors: Record<string, string> = {};
  for (const { path, message } of error.issues) {
    errors[String(path[0] ?? '')] ??= codes.includes(message) ? message : 'invalid';
  }
  return errors;
}

const takesNull = (schema: z.ZodType | undefined) => schema?.safeParse(null).success ?? false;

/** The arguments of a command; throws `Refusal` for an invalid address or form. */
function inputOf<Code extends string>(
  { input }: AnyCommand,
  { form, params }: Post,
  { ids = {}, codes }: Pick<Definition<Commands, Code>, 'ids' | 'codes'>,
): unknown {
  const found = Object.entries(ids).map(([name, parameter]) => {
    const id = params[parameter];
    return [name, id === 'new' && takesNull(input.shape[name]) ? null : id] as const;
  });
  if (found.some(([, id]) => id !== null && !z.uuid().safeParse(id).success)) {
    throw new Refusal('gone', 404);
  }
  const posted = { ...readForm(form, input), ...Object.fromEntries(found) };
  const read: z.ZodSafeParseResult<unknown> = input.safeParse(posted);
  if (read.success) return read.data;
  const fieldErrors = fieldErrorsOf(read.error, codes);
  const code =
    [...codes, ...COMMON_CODES].find((one) => Object.values(fieldErrors).includes(one)) ??
    'invalid';
  throw new Refusal(code, 422, undefined, fieldErrors);
}

const refusalOf = ({ code, status, field }: KnownRefusal<string>) =>
  new Refusal(code, status, undefined, field === undefined ? {} : { [field]: code });

/**
 * The refusal that an error of a command reports to the user. Where the action has no words for an exception of SQL,
 * 403 is `forbidden`, 404 is `gone` and 422 is `invalid`. None for every other error.
 */
function refusalIn<Code extends string>(
  error: unknown,
  { refusals, codes }: Pick<Definition<Commands, Code>, 'refusals' | 'codes'>,
): Refusal | undefined {
  if (error instanceof Refusal) return error;
  const message = error instanceof Error ? error.message : '';
  const known = refusals?.[message] ?? refusals?.[violatedConstraint(error) ?? ''];
  if (known) return refusalOf(known);
  const status = refusedStatus(error);
  if (status && codes.some((code) => code === message)) return new Refusal(message, status);
  if (status === 403) return new Refusal('forbidden', 403);
  if (status === 404) return new Refusal('gone', 404);
  if (status === 422) return new Refusal('invalid', 422);
  return undefined;
}

/** The permissions of the user are those of this moment; the policies check again for every row. */
function refuseWithoutRights(chosen: AnyCommand, user: Person, current: Session): void {
  if (chosen.actor === 'client') {
    // Staff who view as a client change nothing.
    if (user.viewing) throw new Refusal('viewing', 403);
    return;
  }
  const { permission, role } = chosen;
  const anyOf = [permission ?? []].flat();
  if (anyOf.length > 0 && !anyOf.some((one) => current.permissions.has(one))) {
    throw new Refusal('forbidden', 403);
  }
  if (role && current.role !== role) throw new Refusal(`${role}_only`, 403);
}

/** The cookies of the new session of a user who had to confirm with their password; throws `Refusal`. */
async function stepUpCookies(
  { request, context }: ActionFunctionArgs,
  password: FormDataEntryValue | null,
): Promise<readonly string[]> {
  const outcome = await stepUp(request, context, String(password ?? ''));
  if ('cookies' in outcome) return outcome.cookies;
  throw new Refusal(outcome.code, STEP_UP_STATUS[outcome.code], outcome.ways);
}

/**
 * Makes the action of a route from its commands. In this order: reads the form, checks the session and the
 * permission, a recent sign-in where the command requires one, the ids of the address, the input; prepares; runs the
 * command in one transaction, or in its batches; runs `afterCommit`. Mails that it has enqueued are sent at once. The
 * reply is the same with and without scripts.
 */
export function defineActions<All extends Commands, Code extends string = never>(
  definition: Definition<All, Code | CommonCode>,
) {
  type Reply = ReplyOf<All, Code>;
  const { commands, intentOf, upload: limits, onError } = definition;

  async function perform(chosen: AnyCommand, posted: Posted): Promise<unknown> {
    if ('runBatches' in chosen) return chosen.runBatches(posted);
    const ready = await chosen.prepare?.(posted);
    const attempt = () => asActor(posted.user, (tx) => chosen.run({ ...posted, tx, ready }));
    try {
      return await retryAborted(attempt);
    } catch (error) {
      await chosen.afterRollback?.(ready);
      throw error;
    }
  }

  const refused = (
    intent: string,
    form: FormData,
    { code, status, details, fieldErrors }: Refusal,
    headers = new Headers(),
  ) => {
    if (definition.withoutScreen) throw data(null, { status });
    const texts = { values: textsOf(form), lists: listsOf(form) };
    const reply = { ok: false, intent, code, fieldErrors, ...texts, details } as Reply;
    return data(reply, { status, headers });
  };

  async function respond(
    args: ActionFunctionArgs,
    { user, current }: ReturnType<typeof requireUser>,
    { texts: form, ...upload }: Upload,
  ) {
    const { request, context, params } = args;
    const intent = intentOf(form, params);
    const password = form.get(CONFIRM_FIELD);
    // A refusal returns the texts of the form.
    form.delete(CONFIRM_FIELD);
    const headers = new Headers();
    try {
      const chosen = Object.hasOwn(commands, intent) ? commands[intent] : undefined;
      if (!chosen) throw new Refusal('invalid', 422);
      refuseWithoutRights(chosen, user, current);
      const cookies = chosen.stepUp ? await stepUpCookies(args, password) : [];
      for (const cookie of cookies) headers.append('set-cookie', cookie);
      const input = inputOf(chosen, { form, params }, definition);
      const url = new URL(request.url);
      const posted = { user, input, form, upload, url, request, session: current, context, params };
      const done = { ...posted, data: await perform(chosen, posted) };
      wakeWorker();
      await chosen.afterCommit?.(done);
      const to = chosen.redirectTo?.(done);
      for (const header of new Headers(chosen.headers?.(done))) headers.append(...header);
      if (to !== undefined) return redirect(to, { status: 303, headers });
      const undo = chosen.undo?.(done);
      const reply = { ok: true, intent, data: done.data, ...(undo && { undo }) } as Reply;
      return data(reply, { headers });
    } catch (error) {
      const refusal = refusalIn(error, definition) ?? onError?.(error, context);
      if (!refusal) throw error;
      await definition.afterRefusal?.({ user, intent, form, params, code: refusal.code });
      return refused(intent, form, refusal, headers);
    }
  }

  return async (args: ActionFunctionArgs) => {
    const { request, params } = args;
    const signedIn = requireUser(request, args.context);
    if (!limits) {
      const form = await postedForm(request);
      return respond(args, signedIn, { texts: form, files: [], tooMany: false });
    }
    try {
      return await withUpload(request, limits, (posted) => respond(args, signedIn, posted));
    } catch (error) {
      if (!(error instanceof UploadTooLarge)) throw error;
      const { texts } = error;
      texts.delete(CONFIRM_FIELD);
      return refused(intentOf(texts, params), texts, refusalOf(limits.tooLarge));
    }
  };
}
