import type { Email, Mailbox } from 'postal-mime';
import { bareSubject } from './bare-subject.ts';
import { headerOf } from './mail-headers.ts';

/** The writer: a person, a program, or a mailing list. */
export type WrittenBy = 'person' | 'program' | 'list';

const NO_REPLY = /^(?:no-?reply|nao-?responda|do-?not-?reply)(?:[+-].*)?@/i;
const DAEMON = /^(?:mailer-daemon|postmaster|bounces?)(?:[+-].*)?@/i;
/** Accounts from which web servers send the mails of their forms. */
const WEB_SERVER = /^(?:wordpress|www-data|apache|nginx|nobody|web-?form|form(?:ulario)?)@/i;

/** Subjects that only programs write. */
const SURELY_AUTOMATIC =
  /^(?:automatic reply|auto(?:matic)?[ -]?(?:reply|response)|resposta autom[áa]tica|respuesta autom[áa]tica|réponse automatique|automatische antwort)\s*(?::|$)/i;
/** Subjects that a person may write too, though hardly in a reply. */
const PERHAPS_AUTOMATIC =
  /^(?:out of (?:the )?office|fora d[oe] escrit[óo]rio|aus[êe]ncia(?: tempor[áa]ria)?|away from (?:the |my )?office|fuera de (?:la )?oficina)\s*(?:[:–-]|\bre\b|$)/i;

/** Whether an address is one from which servers report undelivered mails. */
export const isReportSender = (address: string): boolean => DAEMON.test(address);

const addressOf = (mail: Email): string => (mail.from?.group ? '' : (mail.from?.address ?? ''));

/** Whether a mail is an automatic reply, or its headers forbid automatic replies, as those of absence notes do. */
const answersSomething = (mail: Email): boolean =>
  ['in-reply-to', 'references', 'x-auto-response-suppress'].some(
    (name) => headerOf(mail, name) !== '',
  ) || [...(mail.to ?? []), ...(mail.cc ?? [])].some(({ address }) => address?.includes('+'));

/** An absence note marked by its subject alone, as Exchange's is. */
function isAbsenceNote(mail: Email): boolean {
  const { subject, answers } = bareSubject(mail.subject ?? '');
  // A person who replies to an absence note quotes its subject behind a prefix.
  if (answers) return false;
  return (
    SURELY_AUTOMATIC.test(subject) || (PERHAPS_AUTOMATIC.test(subject) && answersSomething(mail))
  );
}

/**
 * The Reply-To of a web form's mail: a person filled the form in, and a program sent it. Undefined for
 * other mails. Anyone may write a Reply-To: it proves nothing.
 */
export function formAuthorOf(mail: Email): Mailbox | undefined {
  const from = addressOf(mail);
  if (!NO_REPLY.test(from) && !WEB_SERVER.test(from)) return undefined;
  const [author, ...more] = mail.replyTo ?? [];
  if (!author || author.group || more.length > 0) return undefined;
  const { address } = author;
  const isProgram = [NO_REPLY, DAEMON, WEB_SERVER].some((pattern) => pattern.test(address));
  return isProgram || address.toLowerCase() === from.toLowerCase() ? undefined : author;
}

const isReport = (mail: Email): boolean =>
  /multipart\/report/i.test(headerOf(mail, 'content-type')) || isReportSender(addressOf(mail));

/** Whether headers or the subject mark a program's mail (RFC 3834, and older conventions). */
function saysAutomatic(mail: Email): boolean {
  const submitted = headerOf(mail, 'auto-submitted').toLowerCase();
  if (submitted !== '' && !/^no\b/.test(submitted)) return true;
  if (headerOf(mail, 'x-autoreply') !== '' || headerOf(mail, 'x-autorespond') !== '') return true;
  if (/^(?:bulk|junk|auto_reply)$/i.test(headerOf(mail, 'precedence'))) return true;
  // Without a return path for failures (RFC 5321): a report, or a program's reply.
  return headerOf(mail, 'return-path') === '<>' || isAbsenceNote(mail);
}

/**
 * Distinguishes a program's mail from a person's. The former gets no reply and is no message.
 * X-Auto-Response-Suppress alone does not identify the writer: Exchange puts it into people's mails too.
 */
export function writtenBy(mail: Email): WrittenBy {
  if (saysAutomatic(mail) || isReport(mail)) return 'program';
  if (NO_REPLY.test(addressOf(mail)) && !formAuthorOf(mail)) return 'program';
  const list = headerOf(mail, 'list-id') !== '' || headerOf(mail, 'list-unsubscribe') !== '';
  return list || /^list$/i.test(headerOf(mail, 'precedence')) ? 'list' : 'person';
}

/** Whether a person's program has replied for them, such as an absence note: neither a report nor a message. */
export const isAutomaticReply = (mail: Email): boolean => saysAutomatic(mail) && !isReport(mail);
