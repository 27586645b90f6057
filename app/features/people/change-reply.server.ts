import { data } from 'react-router';
import { type Refusal, statusOf } from './refusal.ts';

/** What a change of access says back to its screen: done, mistyped by field, or refused. */
export type ChangeReply = {
  done?: string;
  refusal?: Refusal;
  /** Keys of `people:errors` by field. */
  mistakes: Record<string, string>;
  typed: Record<string, string>;
};

const reply = (status: number, content: Partial<ChangeReply>) =>
  data<ChangeReply>(
    { mistakes: {}, typed: {}, ...content },
    { status, headers: { 'cache-control': 'no-store' } },
  );

export const doneReply = (done: string) => reply(200, { done });

export const mistakenReply = (
  mistakes: Record<string, string>,
  typed: Record<string, string> = {},
) => reply(422, { mistakes, typed });

export const refusedReply = (refusal: Refusal, typed: Record<string, string> = {}) =>
  reply(statusOf(refusal), { refusal, typed });
