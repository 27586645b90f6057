import { data } from 'react-router';
import type { PersonChange } from './people.schema.ts';
import { type Refusal, statusOf } from './refusal.ts';

/** The result; each has its sentence under `done`. */
export type AccessDone = PersonChange['intent'] | 'invited' | 'matrix' | 'second-step';

/** The undo of a change, as it is posted. */
export type AccessUndo = Readonly<Record<string, string>> & { intent: PersonChange['intent'] };

/** The reply to a change of access: done, mistyped by field, or refused. */
export type AccessReply = {
  done?: AccessDone;
  /** Of an invitation: a key, in this reply only. */
  link?: string;
  undo?: AccessUndo | undefined;
  /** How much was reassigned with it: leads, deals, tasks and contacts. */
  handed?: number | undefined;
  refusal?: Refusal;
  /** Keys of `people:errors` by field. */
  mistakes: Record<string, string>;
  typed: Record<string, string>;
};

function reply(status: number, content: Partial<AccessReply>, cookies: readonly string[] = []) {
  const headers = new Headers({ 'cache-control': 'no-store' });
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return data<AccessReply>({ mistakes: {}, typed: {}, ...content }, { status, headers });
}

export const doneReply = (
  done: AccessDone,
  cookies: readonly string[] = [],
  told: Pick<AccessReply, 'undo' | 'handed'> = {},
) => reply(200, { done, ...told }, cookies);

export const linkReply = (link: string | undefined, cookies: readonly string[] = []) =>
  reply(200, { done: 'show-link', ...(link && { link }) }, cookies);

export const mistakenReply = (
  mistakes: Record<string, string>,
  typed: Record<string, string> = {},
) => reply(422, { mistakes, typed });

export const refusedReply = (
  refusal: Refusal,
  typed: Record<string, string> = {},
  cookies: readonly string[] = [],
) => reply(statusOf(refusal), { refusal, typed }, cookies);
