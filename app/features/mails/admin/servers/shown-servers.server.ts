import { settings } from '#app/platform/env.server.ts';
import { mailboxPlace } from '#app/platform/mail/inbound/mailbox-place.ts';
import { inboundMailUrl, smtpUrl, storedMail } from '#app/platform/mail/mail-servers.server.ts';
import type { MailPart, MailSecurity } from '#app/platform/mail/mail-servers.ts';
import type { ShownServer, ShownServers } from './mail-server-form.ts';

const EMPTY = { host: '', port: '', security: 'starttls' as MailSecurity, login: '' };

function ofAddress(url: string) {
  const { protocol, searchParams } = new URL(url);
  const { host, port, secure, user } = mailboxPlace(url);
  const isSmtp = protocol.startsWith('smtp');
  const security: MailSecurity = secure
    ? 'tls'
    : isSmtp && searchParams.get('requireTLS') !== 'true'
      ? 'none'
      : 'starttls';
  const shownPort = new URL(url).port || String(isSmtp ? (secure ? 465 : 587) : port);
  return { host, port: shownPort, security, login: user };
}

function shown(
  part: MailPart,
  fixed: string | undefined,
  fixedAddress: string | undefined,
): ShownServer {
  const { server, address, isUnreadable } = storedMail(part);
  const facts = fixed
    ? ofAddress(fixed)
    : server
      ? { ...server, port: String(server.port), login: server.login ?? '' }
      : EMPTY;
  return {
    fixed: fixed !== undefined,
    host: facts.host,
    port: facts.port,
    security: facts.security,
    login: facts.login,
    hasPassword: fixed === undefined && Boolean(server?.password),
    isUnreadable: fixed === undefined && isUnreadable,
    address: fixedAddress ?? address ?? '',
    addressFixed: fixedAddress !== undefined,
  };
}

/** Mail server and mailbox as they are in use. */
export function shownServers(): ShownServers {
  const { SMTP_URL, MAIL_FROM, INBOUND_MAIL_URL, REPLY_ADDRESS } = settings();
  return {
    outgoing: shown('outgoing', SMTP_URL, MAIL_FROM),
    incoming: shown('incoming', INBOUND_MAIL_URL, REPLY_ADDRESS),
  };
}

/** The address that a part is reached by now. */
export const urlInUse = (part: MailPart): string | undefined =>
  part === 'outgoing' ? smtpUrl() : inboundMailUrl();
