import { isOnThisMachine } from '../mail-servers.ts';

/** A mailbox as INBOUND_MAIL_URL names it. */
export type MailboxPlace = {
  /** Identifies the mailbox in the record; without the password. */
  name: string;
  host: string;
  port: number;
  /** TLS from the first byte on. */
  secure: boolean;
  /** A password may be sent there in the clear: it never leaves this machine. */
  near: boolean;
  user: string;
  password: string;
  folder: string;
};

export function mailboxPlace(url: string): MailboxPlace {
  const { protocol, hostname, port, username, password, pathname } = new URL(url);
  const secure = protocol === 'imaps:';
  const user = decodeURIComponent(username);
  const folder = decodeURIComponent(pathname.replace(/^\//, '')) || 'INBOX';
  return {
    name: `${user}@${hostname}/${folder}`,
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (secure ? 993 : 143),
    secure,
    near: isOnThisMachine(hostname),
    user,
    password: decodeURIComponent(password),
    folder,
  };
}
