import PostalMime, { type Address, type Email } from 'postal-mime';
import { storableText } from '#app/platform/http/storable-text.ts';
import { type WrittenBy, writtenBy } from './automatic-mail.ts';
import { type DeliveryReport, deliveryReportOf } from './delivery-report.ts';
import { foldedText } from './folded-text.ts';
import { htmlText } from './html-text.server.ts';
import { headerOf, headersOf, messageIdsIn } from './mail-headers.ts';

export type MailFile = { name: string; bytes: Uint8Array };

/** A mail as it was sent, read: whatever it is made of, nothing here is markup. */
export type ReadMail = {
  messageId: string | null;
  from: { address: string; name: string } | null;
  /** Everybody it went to, hidden copies too where the server says so. */
  recipients: string[];
  subject: string;
  sentAt: string | null;
  /** Message-IDs of what it answers, the nearest first. */
  answers: string[];
  own: string;
  folded: string;
  files: MailFile[];
  by: WrittenBy;
  report: DeliveryReport | undefined;
};

/** The mail cannot be read, however often it is tried. */
export class UnreadableMail extends Error {
  override name = 'UnreadableMail';
}

const LIMITS = {
  maxNestingDepth: 24,
  maxHeadersSize: 256 * 1024,
  maxRfc822NestingDepth: 0,
  forceRfc822Attachments: true,
} as const;
const MOST_CHARACTERS = 200_000;
const LONGEST_SUBJECT = 300;
const MOST_RECIPIENTS = 100;
/** Of a signature; somebody's screenshot is larger. */
const SMALLEST_PICTURE = 10_240;
const DELIVERED = ['delivered-to', 'x-original-to', 'envelope-to', 'x-forwarded-to'];
const ADDRESS = /^[^\s@<>]{1,64}@[^\s@<>]{1,189}$/;

const mailboxesOf = (addresses: readonly Address[] = []) =>
  addresses.flatMap((one) => (one.group ? one.group : [one]));

function recipientsOf(mail: Email): string[] {
  const said = [...mailboxesOf(mail.to), ...mailboxesOf(mail.cc), ...mailboxesOf(mail.bcc)];
  const delivered = DELIVERED.flatMap((name) => headersOf(mail, name)).map((value) =>
    value.replace(/^<|>$/g, ''),
  );
  const all = [...delivered, ...said.map(({ address }) => address)];
  return [...new Set(all.map((address) => address.trim().toLowerCase()))]
    .filter((address) => ADDRESS.test(address))
    .slice(0, MOST_RECIPIENTS);
}

function senderOf(mail: Email): ReadMail['from'] {
  const [first] = mailboxesOf(mail.from ? [mail.from] : []);
  const address = first?.address.trim().toLowerCase() ?? '';
  if (!ADDRESS.test(address)) return null;
  return { address, name: oneLine(first?.name ?? '').slice(0, 200) };
}

/** Nothing that breaks a line, or turns the direction of what stands beside it. */
const UNSHOWN = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\s]+/gu;
const oneLine = (text: string) => storableText(text).replace(UNSHOWN, ' ').trim();

/** What a plain part says; an HTML part where there is none, or one that says nothing. */
function textOf({ text, html }: Email): string {
  const plain = (text ?? '').slice(0, MOST_CHARACTERS);
  return plain.trim() !== '' || !html ? plain : htmlText(html);
}

const bytesOf = (content: ArrayBuffer | Uint8Array | string) =>
  typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content as ArrayBuffer);

/** What came along, in the order of what somebody put there: pictures within the text come last. */
function filesOf({ attachments }: Email): MailFile[] {
  const files = attachments
    .map(({ filename, mimeType, content, related }) => ({
      name: filename ?? mimeType.replace('/', '.'),
      bytes: bytesOf(content),
      within: related === true && mimeType.startsWith('image/'),
    }))
    .filter(({ within, bytes }) => !within || bytes.length >= SMALLEST_PICTURE);
  return [...files.filter(({ within }) => !within), ...files.filter(({ within }) => within)].map(
    ({ name, bytes }) => ({ name, bytes }),
  );
}

const answersOf = (mail: Email) => [
  ...new Set([
    ...messageIdsIn(headerOf(mail, 'in-reply-to')),
    ...messageIdsIn(headerOf(mail, 'references')).reverse(),
  ]),
];

function dateOf(mail: Email): string | null {
  const time = Date.parse(mail.date ?? '');
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}

/** Reads a mail. Throws {@link UnreadableMail} for one that is nested or headed beyond all measure. */
export async function readMail(raw: Uint8Array): Promise<ReadMail> {
  let mail: Email;
  try {
    mail = await PostalMime.parse(raw, LIMITS);
  } catch (error) {
    throw new UnreadableMail('The mail is made too deep or too long.', { cause: error });
  }
  const { own, folded } = foldedText(storableText(textOf(mail)));
  return {
    messageId: messageIdsIn(headerOf(mail, 'message-id'))[0] ?? null,
    from: senderOf(mail),
    recipients: recipientsOf(mail),
    subject: oneLine(mail.subject ?? '').slice(0, LONGEST_SUBJECT),
    sentAt: dateOf(mail),
    answers: answersOf(mail),
    own,
    folded,
    files: filesOf(mail),
    by: writtenBy(mail),
    report: deliveryReportOf(mail),
  };
}
