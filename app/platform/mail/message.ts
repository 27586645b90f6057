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
  /** Both as quoted-printable, where the mail was filled in. */
  quoted?: { html: string; text: string };
  /** Embedded pictures, shown by the HTML. */
  pictures?: readonly MailPicture[];
  /** Attached files. */
  files?: readonly { filename: string; contentType: string; content: Buffer }[];
  headers?: Readonly<Record<string, string>>;
  /** Written by a member of staff: programs may reply to it, as they reply to people (RFC 3834). */
  byPerson?: true;
  /** The mails of its thread, the oldest first: our ids, and Message-IDs of others. */
  answers?: readonly string[];
  /** Recorded without its content, which joins data that only its reader may see in one place. */
  withoutRecordedContent?: true;
  /** Stays the same at a retry, so that receivers can drop the duplicate. */
  messageId: string;
};
