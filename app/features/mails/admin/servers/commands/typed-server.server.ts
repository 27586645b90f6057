import { z } from 'zod';
import { Refusal } from '#app/access/commands/command.server.ts';
import { settings } from '#app/platform/env.server.ts';
import { storedMail } from '#app/platform/mail/mail-servers.server.ts';
import {
  isOnThisMachine,
  type MailPart,
  type MailServer,
  SECURITIES,
} from '#app/platform/mail/mail-servers.ts';
import { email, isShortAddress } from '#app/platform/setting-shapes.ts';
import { typedLine } from '#app/platform/text/typed-text.ts';
import { type ServerMistake, USUAL_PORTS } from '../mail-server-form.ts';

const line = z.string().catch('').pipe(typedLine);

export const serverFields = z.object({
  host: line,
  port: line,
  security: z.enum(SECURITIES).catch('starttls'),
  login: line,
  // Not trimmed: a space may belong to it.
  password: z.string().max(500).catch(''),
  address: line,
});

type Typed = z.output<typeof serverFields>;

/** A server as it was typed. */
export type ReadServer = {
  /** Null: there is none. */
  server: MailServer | null;
  /** A new password was typed; else the stored one stays. */
  hasNewPassword: boolean;
  address: string | null;
};

const HOST = /^[a-z0-9:](?:[a-z0-9.:-]*[a-z0-9:])?$/i;
const LONGEST_HOST = 253;

const isFixed = (part: MailPart) =>
  part === 'outgoing'
    ? settings().SMTP_URL !== undefined
    : settings().INBOUND_MAIL_URL !== undefined;
const isAddressFixed = (part: MailPart) =>
  part === 'outgoing' ? settings().MAIL_FROM !== undefined : settings().REPLY_ADDRESS !== undefined;

type Mistakes = Partial<Record<keyof Typed, ServerMistake>>;

function readPort(part: MailPart, { port, security }: Typed): number {
  return port === '' ? USUAL_PORTS[part][security] : Number(port);
}

/** The stored password, for the same server, user and encryption alone: it is sent nowhere else. */
function knownPassword(part: MailPart, wanted: MailServer): string | null {
  const { server } = storedMail(part);
  const isSame =
    server?.host === wanted.host &&
    server.port === wanted.port &&
    server.security === wanted.security &&
    server.login === wanted.login;
  return isSame ? server.password : null;
}

function serverMistakes(part: MailPart, typed: Typed, server: MailServer): Mistakes {
  const mistakes: Mistakes = {};
  const { host, port, security, login } = server;
  if (!HOST.test(host) || host.length > LONGEST_HOST) mistakes.host = 'host_wrong';
  if (!/^\d*$/.test(typed.port) || port < 1 || port > 65_535) mistakes.port = 'port_wrong';
  if (login === null && part === 'incoming') mistakes.login = 'login_missing';
  if (login === null && typed.password !== '') mistakes.login = 'login_missing';
  if (login !== null && !server.password) mistakes.password = 'password_missing';
  const mayBeOpen = part === 'outgoing' && (login === null || isOnThisMachine(host));
  if (security === 'none' && !mayBeOpen) mistakes.security = 'security_open';
  return mistakes;
}

function readTypedServer(part: MailPart, typed: Typed) {
  const { host, security, login, password } = typed;
  const bare = {
    ...{ host, security, port: readPort(part, typed) },
    login: login === '' ? null : login,
    password: null,
  };
  const server: MailServer = { ...bare, password: password || knownPassword(part, bare) };
  return { server, mistakes: serverMistakes(part, typed, server) };
}

function addressMistake(part: MailPart, address: string): ServerMistake | undefined {
  if (address === '') return undefined;
  if (address.length > 254 || !email.safeParse(address).success) return 'address_wrong';
  return part === 'incoming' && !isShortAddress(address) ? 'address_plus' : undefined;
}

/** Reads a typed server; what the environment sets stays as it is stored. Throws `Refusal` with the wrong fields. */
export function readServer(part: MailPart, typed: Typed): ReadServer {
  const stored = storedMail(part);
  // A sender may be set before there is a server.
  const isAddressAlone = part === 'outgoing' && stored.server === null && typed.host === '';
  const keepsServer = isFixed(part) || isAddressAlone;
  const { server, mistakes } = keepsServer
    ? { server: stored.server, mistakes: {} as Mistakes }
    : readTypedServer(part, typed);
  const address = isAddressFixed(part) ? stored.address : typed.address || null;
  const wrong = isAddressFixed(part) ? undefined : addressMistake(part, typed.address);
  if (wrong) mistakes.address = wrong;
  if (Object.keys(mistakes).length > 0) throw new Refusal('invalid', 422, undefined, mistakes);
  return { server, hasNewPassword: !keepsServer && typed.password !== '', address };
}
