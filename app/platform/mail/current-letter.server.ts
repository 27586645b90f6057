import { AsyncLocalStorage } from 'node:async_hooks';
import type { Message } from './message.ts';

/** The mail that a job is about to send. */
export type Letter = {
  /** Of the job that sent it first, whichever sends it now. */
  id: string;
  kind: string;
  payload: Readonly<Record<string, string>>;
  /** How often it has been sent again at the request of staff, who answer for that. */
  again: number;
  byStaff?: true;
  message?: Message;
  about?: string;
  recipient?: string;
  gone?: 'sent' | 'kept';
  /** What the mail is called that is being sent or has gone. */
  messageId?: string;
  /** Puts on record that the mail is being sent. */
  onSend?: () => Promise<void>;
};

const current = new AsyncLocalStorage<Letter>();

/** The mail of the job that is running; none outside of one, and in jobs that mail besides. */
export const currentLetter = (): Letter | undefined => current.getStore();

/** Runs a function as the job that sends a mail. */
export const asLetter = <Done>(letter: Letter, send: () => Promise<Done>): Promise<Done> =>
  current.run(letter, send);
