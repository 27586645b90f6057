import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { useBuiltSite } from './built-site.ts';
import {
  callCollector,
  entriesSaying,
  type File,
  filesOf,
  GIF,
  multipart,
  PDF,
  PNG,
  payload,
  postForm,
} from './feedback-posts.ts';

const site = useBuiltSite();

let key = '';
beforeAll(async () => {
  await callCollector(site(), 'nobody', payload());
  key = readFileSync(path.join(site().dataDir, 'publishable-key'), 'utf8').trim();
});

const TEN_THOUSAND = 'ab'.repeat(5000);
const SCRIPT = '<script>alert(1)</script>';
const bytes = (text: string) => Buffer.from(text, 'latin1');

describe('the collector', () => {
  const cases: [
    name: string,
    status: number,
    body: string | object,
    headers?: Record<string, string>,
  ][] = [
    ['no key', 401, payload(), { authorization: '' }],
    ['a wrong key', 401, payload(), { authorization: 'Bearer wrong' }],
    ['a key of another scheme', 401, payload(), { authorization: 'Basic d3Jvbmc6d3Jvbmc=' }],
    ['a body that is not JSON', 400, '{"project_key": '],
    ['an empty body', 400, ''],
    ['a list', 422, '[]'],
    ['null', 422, 'null'],
    ['a number', 422, '42'],
    ['a text', 422, '"feedback"'],
    ['an unsupported content type', 415, '<xml/>', { 'content-type': 'application/xml' }],
    ['a form that is declared as JSON', 400, 'project_key=forja&verbatim=x'],
    ['an unknown project', 404, payload({ project_key: 'nobody' })],
    ['an unknown module', 404, payload({ module_key: 'nowhere' })],
    ['a project that is a path', 422, payload({ project_key: '../forja' })],
    ['a project that is SQL', 422, payload({ project_key: "forja' or 1=1 --" })],
    ['a project that is a list', 422, payload({ project_key: ['forja'] })],
    ['no project', 422, payload({ project_key: undefined })],
    ['an unknown type', 422, payload({ type: 'spam' })],
    ['a type that is switched off', 422, payload({ type: 'srs', score: 7 })],
    ['a type for imports only', 422, payload({ type: 'others' })],
    ['an unknown severity', 422, payload({ severity: 'urgent' })],
    ['no text', 422, payload({ verbatim: undefined })],
    ['a blank text', 422, payload({ verbatim: ' \n\t ' })],
    ['a text that is a number', 422, payload({ verbatim: 42 })],
    ['a text that is an object', 422, payload({ verbatim: { $ne: null } })],
    ['10,000 characters', 422, payload({ verbatim: TEN_THOUSAND })],
    ['a score beyond its scale', 422, payload({ type: 'nps', score: 11 })],
    ['csat 0', 422, payload({ type: 'csat', score: 0 })],
    ['a score that is not an integer', 422, payload({ type: 'nps', score: 7.5 })],
    ['a score that is a text', 422, payload({ type: 'nps', score: '7' })],
    ['a score that is missing', 422, payload({ type: 'csat', score: null })],
    ['a score of 1e308', 422, payload({ type: 'nps', score: 1e308 })],
    ['a context that is a text', 422, payload({ context: 'x' })],
    [
      'a header in the e-mail address',
      422,
      payload({
        context: { user_provided: { email: 'a@b.example\r\nBcc: all@b.example' } },
      }),
    ],
    ['an invalid e-mail address', 422, payload({ context: { user_provided: { email: 'ana' } } })],
    ['an id that is not a UUID', 422, payload({ id: '1; drop table feedback_entries' })],
    ['an id of zeros', 422, payload({ id: '00000000-0000-0000-0000-000000000000' })],
    ['an id of ones', 422, payload({ id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' })],
    ['a secret that is short', 422, payload({ secret: 'segredo' })],
    ['a secret that is a list', 422, payload({ secret: ['x'.repeat(43)] })],
    ['files in the JSON', 422, payload({ attachments: [{ name: 'a.png', data: 'x' }] })],
    ['a body of 11 MB', 413, `{"verbatim":"${'x'.repeat(11 * 1024 * 1024)}"}`],
    [
      'a form without its closing boundary',
      400,
      '--x\r\n',
      { 'content-type': 'multipart/form-data; boundary=x' },
    ],
    ['a form without a boundary', 400, 'x', { 'content-type': 'multipart/form-data' }],
    ['JSON nested 50,000 deep', 422, `${'['.repeat(50_000)}${']'.repeat(50_000)}`],
  ];

  it.each(cases)('%s: %i and a reason', async (_, status, body, headers) => {
    const answer = await callCollector(site(), key, body, headers);
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.text)).toEqual({ error: expect.stringMatching(/\S/) });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  const inert: [name: string, changed: Record<string, unknown>][] = [
    [
      'HTML in every field',
      {
        verbatim: SCRIPT,
        persona: SCRIPT,
        channel: SCRIPT,
        contact_id: SCRIPT,
        context: {
          url: `javascript:${SCRIPT}`,
          path: SCRIPT,
          browser: SCRIPT,
          referrer: SCRIPT,
          user_provided: { name: SCRIPT, email: null },
        },
      },
    ],
    ['emoji', { verbatim: '😀👩‍👩‍👧‍👦 ótimo' }],
    ['right to left', { verbatim: '\u202eתודה رائع' }],
    ['half a surrogate pair', { verbatim: 'meio \ud83d fim', context: { path: '\udc00' } }],
    ['NUL', { verbatim: 'a\u0000b', context: { path: '\u0000' } }],
    // A literal would set the prototype; JSON makes a field of it.
    ['a prototype', JSON.parse('{"__proto__": {"admin": true}, "constructor": {"x": 1}}')],
    ['unknown fields', { status: 'done', contact_id: null, review_reason: null, id: undefined }],
    ['a context that is far too long', { context: { url: TEN_THOUSAND, browser: TEN_THOUSAND } }],
  ];

  it.each(inert)('%s: stored, and shown as text', async (_, changed) => {
    const body = payload(changed);
    const verbatim = `${body.verbatim} ${randomUUID()}`;
    const answer = await callCollector(site(), key, { ...body, verbatim });
    expect(answer.status).toBe(200);
    const { token } = JSON.parse(answer.text) as { token: string };
    const page = await site().ask(`/feedback/${token}`);
    expect(page.status).toBe(200);
    expect(page.text).not.toContain(SCRIPT);
  });
});

describe('uploads', () => {
  const send = async (files: File[], fields: Record<string, string> = {}) => {
    const verbatim = `Anexo ${randomUUID()}`;
    const answer = await postForm(site(), { fields: { verbatim, ...fields }, files });
    const [entry] = await entriesSaying(verbatim);
    return { answer, stored: entry ? await filesOf(entry.id) : [] };
  };

  it.each<[string, File]>([
    ['a script named .png', { name: 'foto.png', bytes: bytes('#!/bin/sh\nrm -rf /\n') }],
    ['HTML named .png', { name: 'foto.png', bytes: bytes(`<html>${SCRIPT}</html>`) }],
    ['HTML', { name: 'a.html', bytes: bytes(`<!doctype html>${SCRIPT}`), type: 'text/plain' }],
    ['an SVG', { name: 'a.svg', bytes: bytes(`<svg onload="alert(1)"/>`), type: 'image/png' }],
    ['JavaScript', { name: 'a.js', bytes: bytes('alert(1)'), type: 'text/plain' }],
    ['a ZIP named .pdf', { name: 'a.pdf', bytes: bytes('PK\x03\x04\x14\x00\x00\x00\x08\x00') }],
    ['a program named .gif', { name: 'a.gif', bytes: bytes('MZ\x90\x00\x03\x00\x00\x00') }],
    ['noise named .txt', { name: 'a.txt', bytes: Buffer.from([0, 1, 2, 0xff, 0xfe]) }],
    ['an empty file', { name: 'a.png', bytes: Buffer.alloc(0) }],
    ['11 MB', { name: 'a.png', bytes: Buffer.concat([PNG, Buffer.alloc(11 * 1024 * 1024)]) }],
  ])('%s: refused, and the reply names the file', async (_, file) => {
    const { answer, stored } = await send([file]);
    expect(answer.status).toBe(422);
    expect(answer.text).toContain(file.name);
    expect(stored).toEqual([]);
  });

  it.each<[string, File, type: string, name: string]>([
    [
      'a picture that is also a script',
      { name: 'p.gif', bytes: Buffer.concat([GIF, bytes(`/*${SCRIPT}*/`)]) },
      'image/gif',
      'p.gif',
    ],
    [
      'a PDF that is also HTML',
      { name: 'p.html', bytes: Buffer.concat([PDF, bytes(SCRIPT)]) },
      'application/pdf',
      'p.html',
    ],
    ['a picture named as a program', { name: 'p.exe', bytes: PNG }, 'image/png', 'p.exe'],
    ['a path', { name: '..\\..\\windows\\x.png', bytes: PNG }, 'image/png', 'x.png'],
    ['an absolute path', { name: '/etc/passwd.png', bytes: PNG }, 'image/png', 'passwd.png'],
    [
      'a name with a right-to-left override',
      { name: 'gnp\u202e.exe', bytes: PNG },
      'image/png',
      'gnp.exe',
    ],
    [
      'a name that is HTML',
      { name: '<img onerror=x>.png', bytes: PNG },
      'image/png',
      '<img onerror=x>.png',
    ],
    [
      'a name with a header in it',
      { name: 'a\r\nX-Evil: 1.png', bytes: PNG },
      'image/png',
      expect.any(String) as unknown as string,
    ],
    [
      'a name of 5,000 characters',
      { name: `${'é'.repeat(5000)}.png`, bytes: PNG },
      'image/png',
      expect.stringMatching(/\.png$/) as unknown as string,
    ],
    ['an emoji for a name', { name: '😀.png', bytes: PNG }, 'image/png', '😀.png'],
  ])('%s: stored under a random key, sent with its actual type', async (_, file, type, name) => {
    const { answer, stored } = await send([file]);
    expect(answer.status).toBe(303);
    expect(stored).toEqual([
      expect.objectContaining({
        original_name: name,
        content_type: type,
        storage_key: expect.stringMatching(/^feedback\/[0-9a-f]{64}$/),
      }),
    ]);
    const page = answer.headers.location ?? '';
    const sent = await site().ask(`${page}/anexos/${stored[0]?.id}`);
    expect(sent.status).toBe(200);
    expect(sent.headers).toMatchObject({
      'content-type': type,
      'content-disposition': expect.stringMatching(/^attachment; .*\.(?:gif|pdf|png)"/),
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    expect(sent.headers['x-evil']).toBeUndefined();
    expect((await site().ask(page)).text).not.toContain('<img onerror');
  });

  it('a form of a thousand fields and a truncated form do not crash the site', async () => {
    const flood = await postForm(site(), {
      fields: Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`f${i}`, 'x'])),
    });
    expect(flood.status).toBeLessThan(500);
    const { body, type } = await multipart({ verbatim: 'x' }, [{ name: 'a.png', bytes: PNG }]);
    const cut = await site().ask('/feedback/enviar', {
      method: 'POST',
      headers: { 'content-type': type, origin: site().origin },
      body: body.subarray(0, body.length - 60),
    });
    expect(cut.status).toBe(422);
    expect(readdirSync(path.join(site().dataDir, 'uploads'))).toEqual([]);
  });

  it('from a page of another site are refused', async () => {
    const answer = await postForm(site(), { headers: { origin: 'https://evil.example' } });
    expect(answer.status).toBe(403);
  });
});
