import { type ActionFunctionArgs, data } from 'react-router';
import { z } from 'zod';
import { postedForm } from '#app/platform/http/posted-form.server.ts';
import { nudgeJobs } from '#app/platform/jobs/jobs.server.ts';
import type { Refused, Succeeded } from '#app/ui/admin/action-reply.ts';
import { askerOf } from '../asker.server.ts';
import { asPerson } from '../guard.server.ts';
import { type Command, Refusal, type RefusalStatus } from './command.server.ts';
import { readForm, textsOf } from './read-form.server.ts';

// biome-ignore lint/suspicious/noExplicitAny: a list of commands, each with types of its own
type AnyCommand = Command<any, any>;
type Commands = Readonly<Record<string, AnyCommand>>;
type DataOf<C> = C extends Command<infer _, infer Data> ? Data : never;

/** What the database refuses, by its message, as the user is told. */
export type DatabaseRefusals<Code extends string> = Readonly<
  Record<string, { code: Code; status: RefusalStatus }>
>;

/** What an action answers: one shape for each of its commands, and one for every refusal. */
export type ReplyOf<All extends Commands, Code extends string, Details = unknown> =
  | { [Intent in keyof All & string]: Succeeded<Intent, DataOf<All[Intent]>> }[keyof All & string]
  | Refused<keyof All & string, Code, Details>;

type Definition<All extends Commands, Code extends string> = {
  commands: All;
  /** Which command a form asks for. */
  intentOf: (form: FormData) => keyof All & string;
  /** Parameters of the address that are ids, by the name that they have in the input of commands. */
  ids?: Readonly<Record<string, string>>;
  refusals: DatabaseRefusals<Code>;
  /** Messages of issues that are codes; every other issue is `invalid`. */
  codes: readonly Code[];
};

/** Codes that every action needs words for. */
type CommonCode = 'forbidden' | 'gone' | 'invalid';

type Post = { form: FormData; params: ActionFunctionArgs['params'] };

/** What a command is given; throws `Refusal` for an address or a form that it does not take. */
function inputOf<Code extends string>(
  { input }: AnyCommand,
  { form, params }: Post,
  { ids = {}, codes }: Pick<Definition<Commands, Code>, 'ids' | 'codes'>,
): unknown {
  const found = Object.entries(ids).map(([name, parameter]) => [name, params[parameter]] as const);
  if (found.some(([, id]) => !z.uuid().safeParse(id).success)) throw new Refusal('gone', 404);
  const posted = { ...readForm(form, input), ...Object.fromEntries(found) };
  const read: z.ZodSafeParseResult<unknown> = input.safeParse(posted);
  if (read.success) return read.data;
  const messages = read.error.issues.map(({ message }) => message);
  throw new Refusal(codes.find((code) => messages.includes(code)) ?? 'invalid', 422);
}

/** What an error of a command tells the user; throws every other error again. */
function refusalIn<Code extends string>(error: unknown, known: DatabaseRefusals<Code>): Refusal {
  if (error instanceof Refusal) return error;
  const refusal = error instanceof Error ? known[error.message] : undefined;
  if (!refusal) throw error;
  return new Refusal(refusal.code, refusal.status);
}

/**
 * Makes the action of a route of its commands. In this order: reads the form, the session and the permission,
 * the ids of the address, the input; then runs the command in one transaction. Mails that it has enqueued leave
 * at once. The reply is the same with and without scripts.
 */
export function defineActions<All extends Commands, Code extends string>(
  definition: Definition<All, Code | CommonCode>,
) {
  type Reply = ReplyOf<All, Code | CommonCode>;
  const { commands, intentOf, refusals } = definition;

  return async ({ request, context, params }: ActionFunctionArgs) => {
    const { asker: user, current } = askerOf(request, context);
    const form = await postedForm(request);
    const intent = intentOf(form);
    try {
      const chosen: AnyCommand | undefined = commands[intent];
      if (!chosen) throw new Refusal('invalid', 422);
      if (!current.permissions.has(chosen.permission)) throw new Refusal('forbidden', 403);
      const input = inputOf(chosen, { form, params }, definition);
      const done = await asPerson(user, (tx) => chosen.run({ tx, user, input }));
      nudgeJobs();
      const undo = chosen.undo?.({ data: done, input });
      return data({ ok: true, intent, data: done, ...(undo && { undo }) } as Reply);
    } catch (error) {
      const { code, status, details } = refusalIn(error, refusals);
      const values = textsOf(form);
      return data({ ok: false, intent, code, values, details } as Reply, { status });
    }
  };
}
