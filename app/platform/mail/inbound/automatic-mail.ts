import type { Email } from 'postal-mime';
import { headerOf } from './mail-headers.ts';

/** Who has written: somebody, a program, or a list that somebody is subscribed to. */
export type WrittenBy = 'person' | 'program' | 'list';

const DAEMON =
  /^(?:mailer-daemon|postmaster|bounces?|noreply|no-reply|nao-responda|donotreply)(?:[+-].*)?@/i;

/**
 * Tells a program's mail from somebody's (RFC 3834, and what programs did before it). Nobody answers
 * the former, and it is no message.
 */
export function writtenBy(mail: Email): WrittenBy {
  const submitted = headerOf(mail, 'auto-submitted').toLowerCase();
  if (submitted !== '' && !/^no\b/.test(submitted)) return 'program';
  if (headerOf(mail, 'x-autoreply') !== '' || headerOf(mail, 'x-autorespond') !== '') {
    return 'program';
  }
  const precedence = headerOf(mail, 'precedence').toLowerCase();
  if (/^(?:bulk|junk|auto_reply)$/.test(precedence)) return 'program';
  // Without a way back for failures (RFC 5321): a report, or an answer of a program.
  if (headerOf(mail, 'return-path') === '<>') return 'program';
  if (/multipart\/report/i.test(headerOf(mail, 'content-type'))) return 'program';
  const from = mail.from && !mail.from.group ? mail.from.address : '';
  if (DAEMON.test(from)) return 'program';
  const list = headerOf(mail, 'list-id') !== '' || headerOf(mail, 'list-unsubscribe') !== '';
  return list || precedence === 'list' ? 'list' : 'person';
}
