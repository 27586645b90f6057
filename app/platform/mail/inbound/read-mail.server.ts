import { type Address, addressParser, decodeWords, type Email } from 'postal-mime';
import { storableText } from '#app/platform/http/storable-text.ts';
import { withoutDirectionMarks } from '#app/platform/text/clean-line.ts';
import { filesOf, type MailFile, picturesOf, withPictureNames } from './attached-files.ts';
import { formAuthorOf, isAutomaticReply, type WrittenBy, writtenBy } from './automatic-mail.ts';
import { bareSubject } from './bare-subject.ts';
import { type DeliveryReport, deliveryReportOf } from './delivery-report.ts';
import { type Folded, foldedText } from './folded-text.ts';
import { htmlText } from './html-text.server.ts';
import { parseMail, readableWords } from './lenient-parser.ts';
import { headerOf, headersOf, messageIdsIn } from './mail-headers.ts';

/** A parsed mail: whatever it is made of, nothing here is markup. */
export type ReadMail = {
  messageId: string | null;
  /** The sender's address. It can be forged: it is shown, and proves nothing. */
  from: { address: string; name: string } | null;
  /** The address of the program that sent a person's text, such as a web form; null where the person sent
   * it. */
  relayedBy: string | null;
  /** All recipients, hidden copies too where the server reports them. */
  recipients: string[];
  /** Without prefixes of programs. */
  subject: string;
  /** Whether its subject marks a reply or a forwarded mail. */
  continues: boolean;
  sentAt: string | null;
  /** Message-IDs of the mails it replies to, the nearest first. */
  answers: string[];
  own: string;
  folded: string;
  files: MailFile[];
  by: WrittenBy;
  /** A reply of the recipient's program, such as an absence note. */
  automaticReply: boolean;
  report: DeliveryReport | undefined;
};

/** The mail cannot be read, at any try. */
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
/** With its prefixes. */
const MOST_SUBJECT = 2000;
const MOST_RECIPIENTS = 100;
const DELIVERED = ['delivered-to', 'x-original-to', 'envelope-to', 'x-forwarded-to'];
const ADDRESS = /^[^\s@<>]{1,64}@[^\s@<>]{1,189}$/;

const mailboxesOf = (addresses: readonly Address[] = []) =>
  addresses.flatMap((one) => (one.group ? one.group : [one]));

function recipientsOf(mail: Email): string[] {
  const recipients = [...mailboxesOf(mail.to), ...mailboxesOf(mail.cc), ...mailboxesOf(mail.bcc)];
  const delivered = DELIVERED.flatMap((name) => headersOf(mail, name)).map((value) =>
    value.replace(/^<|>$/g, ''),
  );
  const all = [...delivered, ...recipients.map(({ address }) => address)];
  return [...new Set(all.map((address) => address.trim().toLowerCase()))]
    .filter((address) => ADDRESS.test(address))
    .slice(0, MOST_RECIPIENTS);
}

/** Without line breaks and direction marks. */
const UNSHOWN = /[\p{Cc}\s]+/gu;
const oneLine = (text: string) =>
  withoutDirectionMarks(storableText(text)).replace(UNSHOWN, ' ').trim();

const addressesIn = (mail: Email, name: string): Address[] =>
  mailboxesOf(addressParser(readableWords(headerOf(mail, name))));

/** The writer of the mail, and the program that sent it for them. */
function senderOf(mail: Email): Pick<ReadMail, 'from' | 'relayedBy'> {
  const [first] = addressesIn(mail, 'from');
  const [author] = formAuthorOf(mail) ? addressesIn(mail, 'reply-to') : [first];
  const addressOf = (one?: Address) => one?.address?.trim().toLowerCase() ?? '';
  const address = addressOf(author);
  if (!ADDRESS.test(address)) return { from: null, relayedBy: null };
  const relay = addressOf(first).slice(0, 254);
  return {
    from: { address, name: oneLine(author?.name ?? '').slice(0, 200) },
    relayedBy: author === first ? null : relay,
  };
}

function subjectOf(mail: Email): Pick<ReadMail, 'subject' | 'continues'> {
  const whole = oneLine(decodeWords(readableWords(headerOf(mail, 'subject'))));
  const { subject, answers } = bareSubject(whole.slice(0, MOST_SUBJECT));
  return { subject: subject.slice(0, LONGEST_SUBJECT), continues: answers };
}

/** The text of a mail from its plain part, or from an HTML part where that is missing or empty; and its
 * files. */
function contentOf(mail: Email): Folded & Pick<ReadMail, 'files'> {
  const pictures = picturesOf(mail);
  const read = (text: string) => foldedText(withPictureNames(storableText(text), pictures));
  const plain = (mail.text ?? '').slice(0, MOST_CHARACTERS);
  const fromHtml = (): Folded[] => (mail.html ? [read(htmlText(mail.html))] : []);
  const isPlain = plain.trim() !== '' || !mail.html;
  const [text = { own: '', folded: '' }] = isPlain ? [read(plain)] : fromHtml();
  // A plain part may not mark where its pictures stand.
  const texts = isPlain && pictures.length > 0 ? [text, ...fromHtml()] : [text];
  return { ...text, files: filesOf(mail, pictures, texts) };
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

/** Reads a mail. Throws {@link UnreadableMail} for one with excessive nesting or headers. */
export async function readMail(raw: Uint8Array): Promise<ReadMail> {
  let mail: Email;
  try {
    mail = await parseMail(raw, LIMITS);
  } catch (error) {
    throw new UnreadableMail('The mail is made too deep or too long.', { cause: error });
  }
  return {
    messageId: messageIdsIn(headerOf(mail, 'message-id'))[0] ?? null,
    ...senderOf(mail),
    recipients: recipientsOf(mail),
    ...subjectOf(mail),
    sentAt: dateOf(mail),
    answers: answersOf(mail),
    ...contentOf(mail),
    by: writtenBy(mail),
    automaticReply: isAutomaticReply(mail),
    report: deliveryReportOf(mail),
  };
}
