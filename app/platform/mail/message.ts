import type { MailPicture } from './mail-brand.server.ts';

export type Message = {
  from: string;
  to: string;
  /** Id of the lead, application, request, entry, subscription, message or account it is about; null: of none. */
  about: string | null;
  replyTo?: string;
  subject: string;
  html: string;
  text: string;
  /** Shown by the HTML, and sent along. */
  pictures?: readonly MailPicture[];
  /** Sent along as files. */
  files?: readonly { filename: string; contentType: string; content: Buffer }[];
  headers?: Readonly<Record<string, string>>;
  /** Written by somebody of the team: programs may answer it, as they answer people (RFC 3834). */
  byPerson?: true;
  /** The mails of its thread, the oldest first: what we called ours, and Message-IDs of others. */
  answers?: readonly string[];
  /** Goes on record without its words: nobody but its reader may see them together. */
  unkept?: true;
  /** Stays the same when a mail is tried again, so that receivers can drop the double. */
  messageId: string;
};
