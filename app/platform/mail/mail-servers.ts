/** The server that sends, and the mailbox that is read. */
export const MAIL_PARTS = ['outgoing', 'incoming'] as const;
export type MailPart = (typeof MAIL_PARTS)[number];

export const SECURITIES = ['tls', 'starttls', 'none'] as const;
export type MailSecurity = (typeof SECURITIES)[number];

/** A mail server as staff set it. */
export type MailServer = {
  host: string;
  port: number;
  security: MailSecurity;
  /** Null where the server takes mails without a password. */
  login: string | null;
  password: string | null;
};

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/;

/** A password may be sent there in the clear: it never leaves this machine. */
export const isOnThisMachine = (host: string): boolean => LOOPBACK.test(host);

const inAddress = (host: string) => (host.includes(':') ? `[${host}]` : host);

const loginOf = ({ login, password }: MailServer) =>
  login === null ? '' : `${encodeURIComponent(login)}:${encodeURIComponent(password ?? '')}@`;

/** The server as SMTP_URL would name it. */
export const smtpAddress = (server: MailServer): string =>
  `${server.security === 'tls' ? 'smtps' : 'smtp'}://${loginOf(server)}${inAddress(server.host)}:${server.port}${
    server.security === 'starttls' ? '?requireTLS=true' : ''
  }`;

/** The mailbox as INBOUND_MAIL_URL would name it. */
export const imapAddress = (server: MailServer): string =>
  `${server.security === 'tls' ? 'imaps' : 'imap'}://${loginOf(server)}${inAddress(server.host)}:${server.port}/INBOX`;
