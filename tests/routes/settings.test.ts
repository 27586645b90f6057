import { describe, expect, it } from 'vitest';
import { readSettings, SETTINGS, SettingsError } from '#app/platform/env.server.ts';

const refusal = (env: Record<string, string>): string => {
  try {
    readSettings(env);
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
    throw error;
  }
  return '';
};

/** Values that are wrong for a setting, most likely first. */
const WRONG: Record<keyof typeof SETTINGS, string[]> = {
  PORT: ['http', '70000', '-1', '80.5', '3000x'],
  HOST: ['exa mple', 'http://localhost'],
  PUBLIC_URL: ['www.example.com', 'ftp://example.com', 'https://', 'https://example.com/site'],
  DATA_DIR: [],
  DATABASE_URL: ['mysql://localhost/x', 'localhost:5432', '/var/run'],
  DATABASE_DIRECT_URL: ['mysql://localhost/x', 'forja'],
  UNSETTLED_FILES_MAX: ['many', '-1', '1.5'],
  PERSON_FILES_MAX: ['many', '-1', '1.5'],
  CLIENT_FILES_MAX: ['many', '-1', '1.5'],
  UNPROVED_MAILS_MAX: ['many', '0', '1001'],
  STORAGE_URL: ['https://bucket.example', 'bucket'],
  SMTP_URL: ['mail.example.com', 'http://mail.example.com'],
  MAIL_FROM: ['Forja', 'Forja <contato>', 'a@b c'],
  TEAM_EMAIL: ['team', 'team@', '@example.com'],
  INBOUND_MAIL_URL: [
    'imap.example.com',
    'https://user:word@mail.example.com',
    'imaps://mail.example.com/INBOX',
    'imaps://user@mail.example.com',
  ],
  REPLY_ADDRESS: [
    'Forja <resposta@forja.example>',
    'resposta+a@forja.example',
    'um-nome-longo-demais-para-isso@forja.example',
  ],
  SECRET: ['short', 'x'.repeat(31)],
  PUBLISHABLE_KEY: ['short'],
  BREACHED_PASSWORDS_URL: ['api.pwnedpasswords.com', 'ftp://list.example'],
  DRAIN_SECONDS: ['many', '-1', '61', '1.5'],
  TRUSTED_PROXIES: ['proxy.example', '10.0.0.0/33', '10.0.0.1, nonsense', '::1/129', '10.0.0.0/'],
};

const RIGHT: Partial<Record<keyof typeof SETTINGS, string[]>> = {
  PORT: ['0', '3000', '65535'],
  HOST: ['0.0.0.0', '::1', 'localhost'],
  PUBLIC_URL: ['https://www.example.com', 'http://localhost:3000', 'https://example.com/'],
  DATABASE_URL: ['postgres://user:p%40ss@db:5432/forja', 'postgresql:///forja?host=/run'],
  SMTP_URL: ['smtp://localhost:25', 'smtps://user:pass@mail.example.com'],
  INBOUND_MAIL_URL: [
    'imaps://forja%40mail.example:p%40ss@mail.example.com/INBOX',
    'imap://a:b@127.0.0.1',
  ],
  MAIL_FROM: ['contato@example.com', 'Forja <contato@example.com>'],
  TRUSTED_PROXIES: ['127.0.0.1', '10.0.0.0/8, ::1', 'fd00::/8'],
};

const pairs = (values: Partial<Record<string, string[]>>) =>
  Object.entries(values).flatMap(([name, given = []]) => given.map((value) => ({ name, value })));
const expectedOf = (name: string) => SETTINGS[name as keyof typeof SETTINGS].expected;

describe('settings', () => {
  it.each(pairs(WRONG))('$name=$value is refused with what was expected', ({ name, value }) => {
    const message = refusal({ [name]: value });
    expect(message).toContain(name);
    expect(message).toContain(expectedOf(name));
  });

  it.each(pairs(RIGHT))('$name=$value is taken', ({ name, value }) => {
    expect(refusal({ [name]: value })).toBe('');
  });

  it('an address for answers is of no use without the mailbox that they go to', () => {
    const REPLY_ADDRESS = 'resposta@forja.example';
    expect(refusal({ REPLY_ADDRESS })).toContain('INBOUND_MAIL_URL');
    const INBOUND_MAIL_URL = 'imaps://resposta:word@mail.example.com';
    expect(refusal({ REPLY_ADDRESS, INBOUND_MAIL_URL })).toBe('');
  });

  it('names every wrong one at once, and no right one', () => {
    const env = { PORT: 'x', SMTP_URL: 'mail', TEAM_EMAIL: 'team', HOST: '127.0.0.1' };
    const message = refusal(env);
    for (const name of ['PORT', 'SMTP_URL', 'TEAM_EMAIL']) expect(message).toContain(name);
    expect(message).not.toContain('HOST');
  });

  it('tells no secret', () => {
    const given = { SECRET: 'hunter2', DATABASE_URL: 'mysql://admin:hunter2@db/x' };
    expect(refusal(given)).not.toContain('hunter2');
  });

  it('takes an empty value for an absent one', () => {
    const empty = Object.fromEntries(Object.keys(SETTINGS).map((name) => [name, '']));
    expect(readSettings(empty)).toEqual(readSettings({}));
  });

  it('has the defaults of the documentation', () => {
    expect(readSettings({})).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      PUBLIC_URL: 'http://localhost:3000',
      TRUSTED_PROXIES: [],
    });
    expect(readSettings({}).DATA_DIR).toMatch(/^\/.*\/\.data$/);
    expect(readSettings({ PORT: '4000' }).PUBLIC_URL).toBe('http://localhost:4000');
    expect(readSettings({ PUBLIC_URL: 'https://example.com/' }).PUBLIC_URL).toBe(
      'https://example.com',
    );
  });
});
