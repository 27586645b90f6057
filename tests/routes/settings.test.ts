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
  DATABASE_URL: [
    'mysql://localhost/x',
    'localhost:5432',
    '/var/run',
    'postgres://user:123/4@db/forja',
    'postgres://user:123#4@db/forja',
    'postgres://user:123?4@db/forja',
    'postgres://user:100%@db/forja',
  ],
  DATABASE_DIRECT_URL: ['mysql://localhost/x', 'forja'],
  MIGRATE_DATABASE_URL: ['mysql://localhost/x', 'forja'],
  BACKUP_FOLDER: [],
  WEBHOOK_TARGETS: ['private', 'on'],
  ISSUER_NETWORKS: ['keycloak.example', '10.0.0.0/33'],
  BACKUP_URL: ['https://bucket.example', 's3://key:secret@host'],
  BACKUP_NIGHTLY: ['yes', 'ON'],
  REST_CALLS: ['on', 'write'],
  BACKUP_PUBLIC_KEY: [`age1${'q'.repeat(58)}`, 'age1short', 'ssh-ed25519 AAAA', 'AGE-SECRET-KEY-1'],
  UNSETTLED_FILES_MAX: ['many', '-1', '1.5'],
  SPOOL_BYTES_MAX: ['many', '-1', '1.5'],
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
  METRICS_TOKEN: ['short'],
  AUDIT_EXPORT: ['audit.jsonl', 'file:///', 's3://host/bucket', 'https://logs.example.com'],
  OTEL_EXPORTER_OTLP_ENDPOINT: ['collector:4318', 'ftp://collector'],
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
  AUDIT_EXPORT: [
    'file:///var/log/forja/audit.jsonl',
    's3://key:secret@host/bucket',
    'syslog+tls://logs.example.com',
  ],
};

const pairs = (values: Partial<Record<string, string[]>>) =>
  Object.entries(values).flatMap(([name, given = []]) => given.map((value) => ({ name, value })));
const expectedOf = (name: string) => SETTINGS[name as keyof typeof SETTINGS].expected;

describe('settings', () => {
  it.each(pairs(WRONG))(
    '$name=$value is refused, and the message says what is expected',
    ({ name, value }) => {
      const message = refusal({ [name]: value });
      expect(message).toContain(name);
      expect(message).toContain(expectedOf(name));
    },
  );

  it.each(pairs(RIGHT))('$name=$value is accepted', ({ name, value }) => {
    expect(refusal({ [name]: value })).toBe('');
  });

  it('REPLY_ADDRESS requires INBOUND_MAIL_URL', () => {
    const REPLY_ADDRESS = 'resposta@forja.example';
    expect(refusal({ REPLY_ADDRESS })).toContain('INBOUND_MAIL_URL');
    const INBOUND_MAIL_URL = 'imaps://resposta:word@mail.example.com';
    expect(refusal({ REPLY_ADDRESS, INBOUND_MAIL_URL })).toBe('');
  });

  it('names all wrong settings in one message, and no right one', () => {
    const env = { PORT: 'x', SMTP_URL: 'mail', TEAM_EMAIL: 'team', HOST: '127.0.0.1' };
    const message = refusal(env);
    for (const name of ['PORT', 'SMTP_URL', 'TEAM_EMAIL']) expect(message).toContain(name);
    expect(message).not.toContain('HOST');
  });

  it('DATABASE_DIRECT_URL requires DATABASE_URL', () => {
    const DATABASE_DIRECT_URL = 'postgres://user:word@db/forja';
    expect(refusal({ DATABASE_DIRECT_URL })).toContain('DATABASE_URL is not set');
    expect(refusal({ DATABASE_DIRECT_URL, DATABASE_URL: DATABASE_DIRECT_URL })).toBe('');
  });

  it.each([
    'DATABASE_UR',
    'DATABSE_ULR',
    'DATABASE_URI',
    'database_url',
    'SERCET',
    'SECRETS',
    'DATADIR',
    'STORAGEURL',
    'TRUSTED_PROXY',
    'TRUST_PROXY',
  ])('%s, a misspelling of a setting that is not set, is refused', (name) => {
    const value = 'postgres://user:word@db/forja';
    const message = refusal({ [name]: value });
    expect(message).toContain(`${name} is no setting`);
    expect(message).not.toContain('word');
    const [, meant = ''] = /is it (\w+)/.exec(message) ?? [];
    expect(refusal({ [name]: value, [meant]: '' })).toBe('');
  });

  it.each(['PORTS', 'HOSTS', 'POST', 'SECURE', 'PUBLIC_KEY', 'TEST_DATABASE_URL', 'NODE_ENV'])(
    '%s is not taken for a misspelling',
    (name) => expect(refusal({ [name]: 'x' })).toBe(''),
  );

  it.each([
    'mysql://admin:hunter2@db/x',
    'postgres://admin:hunter2/4@db/x',
    'postgres://admin:12/hunter2@db/x',
    'postgres://admin:hunter2#@4@db/x',
    'postgres://admin:hunter2%@db/x',
    'admin:hunter2',
    'hunter2',
  ])('never prints the password of %s', (value) => {
    const urls = ['DATABASE_URL', 'DATABASE_DIRECT_URL', 'STORAGE_URL', 'SMTP_URL'];
    for (const name of [...urls, 'INBOUND_MAIL_URL']) {
      const message = refusal({ [name]: value });
      expect(message).toContain(`${name} is wrong`);
      expect(message).not.toContain('hunter2');
    }
    expect(refusal({ SECRET: value, PUBLISHABLE_KEY: value })).not.toContain('hunter2');
    if (value.includes('@'))
      expect(refusal({ PUBLIC_URL: value, PORT: value })).not.toContain('hunter2');
  });

  it('treats an empty value as absent', () => {
    const empty = Object.fromEntries(Object.keys(SETTINGS).map((name) => [name, '']));
    expect(readSettings(empty)).toEqual(readSettings({}));
  });

  it('has the documented defaults', () => {
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
