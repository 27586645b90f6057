import { AsyncLocalStorage } from 'node:async_hooks';
import type { Message } from './message.ts';

/** The mail that a job is about to send. */
export type MailContext = {
  /** The job that sent it first, whichever sends it now. */
  id: string;
  kind: string;
  payload: Readonly<Record<string, string>>;
  /** How often staff have sent it again, on their own responsibility. */
  again: number;
  byStaff?: true;
  /** Whether the mail may still be sent, where its job runs side by side with others. */
  mayBegin?: () => boolean;
  message?: Message;
  about?: string;
  recipient?: string;
  gone?: 'sent' | 'kept';
  /** The Message-ID of the mail that is being sent or was sent. */
  messageId?: string;
  /** Records that the mail is being sent. Resolves to the reason why its address gets no mail, null where it does. */
  onSend?: () => Promise<string | null>;
};

const current = new AsyncLocalStorage<MailContext>();

/** The mail of the running job; none outside of one, and in jobs that mail as a side effect. */
export const mailContext = (): MailContext | undefined => current.getStore();

/** Runs a function as the job that sends a mail. */
export const inMailContext = <Done>(
  context: MailContext,
  send: () => Promise<Done>,
): Promise<Done> => current.run(context, send);
