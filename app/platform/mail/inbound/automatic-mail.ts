import type { Email, Mailbox } from 'postal-mime';
import { bareSubject } from './bare-subject.ts';
import { headerOf } from './mail-headers.ts';

/** Who has written: somebody, a program, or a list that somebody is subscribed to. */
export type WrittenBy = 'person' | 'program' | 'list';

const NO_REPLY = /^(?:no-?reply|nao-?responda|do-?not-?reply)(?:[+-].*)?@/i;
const DAEMON = /^(?:mailer-daemon|postmaster|bounces?)(?:[+-].*)?@/i;
/** Accounts that web servers send the mails of their forms from. */
const WEB_SERVER = /^(?:wordpress|www-data|apache|nginx|nobody|web-?form|form(?:ulario)?)@/i;

/** Subjects that programs alone write. */
const SURELY_AUTOMATIC =
  /^(?:automatic reply|auto(?:matic)?[ -]?(?:reply|response)|resposta autom[áa]tica|respuesta autom[áa]tica|réponse automatique|automatische antwort)\s*(?::|$)/i;
/** Subjects that somebody may write too, though hardly under an answer. */
const PERHAPS_AUTOMATIC =
  /^(?:out of (?:the )?office|fora d[oe] escrit[óo]rio|aus[êe]ncia(?: tempor[áa]ria)?|away from (?:the |my )?office|fuera de (?:la )?oficina)\s*(?:[:–-]|\bre\b|$)/i;

/** Whether an address is one that servers report from what did not arrive. */
export const isReportSender = (address: string): boolean => DAEMON.test(address);

const addressOf = (mail: Email): string => (mail.from?.group ? '' : (mail.from?.address ?? ''));

/** Whether it answers something, or asks for no automatic answer, as absence notes do. */
const answersSomething = (mail: Email): boolean =>
  ['in-reply-to', 'references', 'x-auto-response-suppress'].some(
    (name) => headerOf(mail, name) !== '',
  ) || [...(mail.to ?? []), ...(mail.cc ?? [])].some(({ address }) => address?.includes('+'));

/** An absence note that says so in its subject alone, as Exchange's do. */
function isAbsenceNote(mail: Email): boolean {
  const { subject, answers } = bareSubject(mail.subject ?? '');
  // Somebody who answers an absence note quotes its subject behind a prefix.
  if (answers) return false;
  return (
    SURELY_AUTOMATIC.test(subject) || (PERHAPS_AUTOMATIC.test(subject) && answersSomething(mail))
  );
}

/**
 * Whom the Reply-To of a web form's mail names: the form was filled in by somebody, and sent by a program.
 * Undefined for other mails. Anybody may write a Reply-To: it proves nothing.
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

/** Whether headers or the subject say that a program has written it (RFC 3834, and what came before it). */
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

/** Whether a program of somebody has answered for them, such as an absence note: neither a report nor a message. */
export const isAutomaticReply = (mail: Email): boolean => saysAutomatic(mail) && !isReport(mail);
