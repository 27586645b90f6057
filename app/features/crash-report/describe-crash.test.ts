import { describe, expect, it } from 'vitest';
import { scrubbed } from '#app/platform/log/scrubbed-text.ts';
import { describeCrash } from './describe-crash.server.ts';

describe('the stored part of a text', () => {
  it.each([
    ['GET /busca?q=ana+souza&de=home failed', 'GET /busca?q=…&de=… failed'],
    ['GET /feedback/q9X_dA-7Zt3v failed', 'GET /feedback/… failed'],
    ['no mail to ana.souza@aurora.example.', 'no mail to [e-mail].'],
    ['Key (email)=(ana@aurora.example) already exists', 'Key (email)=([e-mail]) already exists'],
    ['to=joão@padaria.com.br;', 'to=[e-mail];'],
    ['phone (17) 99123-4567 is taken', 'phone [phone] is taken'],
    ['call +55 17 99123 4567', 'call [phone]'],
    ['5517991234567', '[phone]'],
    // What libraries quote of a setting.
    ['no answer of postgres://forja:s3nha@db:5432/forja', 'no answer of postgres://db:5432/forja'],
    ['no answer of smtps://forja:s3/n@ha?x@mail.example', 'no answer of smtps://mail.example'],
    // What a developer needs stays.
    [
      'column "form_data" of relation 42 at line 1234567',
      'column "form_data" of relation 42 at line 1234567',
    ],
    ['Why? Because', 'Why? Because'],
  ])('%s', (text, stored) => expect(scrubbed(text)).toBe(stored));
});

describe('a crash', () => {
  const fail = (message: string) => new TypeError(message);

  it('is the same with other numbers, addresses and queries in it', () => {
    const prints = [
      fail('row 12 of /busca?q=a by ana@a.example'),
      fail('row 845 of /busca?q=zzz by rui@b.example'),
    ].map((error) => describeCrash(error, 'GET search.pt').fingerprint);
    expect(new Set(prints).size).toBe(1);
    expect(prints[0]).toMatch(/^[0-9a-f]{32}$/);
  });

  it('is another one on another page, with other words, or from another line', () => {
    const error = fail('no such column');
    const prints = [
      describeCrash(error, 'GET search.pt'),
      describeCrash(error, 'GET search.en'),
      describeCrash(fail('no such table'), 'GET search.pt'),
      describeCrash(new TypeError('no such column'), 'GET search.pt'),
    ].map(({ fingerprint }) => fingerprint);
    expect(new Set(prints).size).toBe(4);
  });

  it('names its files within the project, and no message twice', () => {
    const { message, stack } = describeCrash(fail('first line\nsecond line'), 'x');
    expect(message).toBe('TypeError: first line\nsecond line');
    expect(stack).toMatch(/^at .*app\/features\/crash-report\/describe-crash\.test\.ts:\d+:\d+/);
    expect(stack).not.toContain('second line');
    expect(stack).not.toContain('file://');
  });

  it('reports the cause', () => {
    const error = new Error('not sent', { cause: new Error('no answer from ana@a.example') });
    expect(describeCrash(error, 'x').message).toBe(
      'Error: not sent (Error: no answer from [e-mail])',
    );
  });

  it('is cut to the stored length', () => {
    const error = fail('x'.repeat(9000));
    error.stack = `TypeError\n${'    at call (file.ts:1:1)\n'.repeat(900)}`;
    const { message, stack } = describeCrash(error, 'x');
    expect([message.length, stack.length]).toEqual([500, 4000]);
  });

  it.each(['just words', 42, null, undefined, { status: 1 }])('may be %j', (thrown) => {
    const { fingerprint, message, stack } = describeCrash(thrown, 'x');
    expect(fingerprint).toMatch(/^[0-9a-f]{32}$/);
    expect(message.length).toBeGreaterThan(3);
    expect(stack).toBe('');
  });
});
