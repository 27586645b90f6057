import type { MailPart, MailSecurity } from '#app/platform/mail/mail-servers.ts';

/** What the form of a mail server shows; the password never. */
export type ShownServer = {
  /** Set by the environment: shown, and not to be changed here. */
  fixed: boolean;
  host: string;
  port: string;
  security: MailSecurity;
  login: string;
  hasPassword: boolean;
  /** The password was encrypted under another secret. */
  isUnreadable: boolean;
  address: string;
  addressFixed: boolean;
};
export type ShownServers = Record<MailPart, ShownServer>;

export const USUAL_PORTS: Readonly<Record<MailPart, Readonly<Record<MailSecurity, number>>>> = {
  outgoing: { tls: 465, starttls: 587, none: 25 },
  incoming: { tls: 993, starttls: 143, none: 143 },
};

/** What is wrong with a field. */
export type ServerMistake =
  | 'host_wrong'
  | 'port_wrong'
  | 'login_missing'
  | 'password_missing'
  | 'security_open'
  | 'address_wrong'
  | 'address_plus';
