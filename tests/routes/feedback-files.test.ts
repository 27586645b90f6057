import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, renameSync, rmSync, watch, writeFileSync } from 'node:fs';
import path from 'node:path';
import { v7 } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import en from '#app/features/feedback/locales/en.json' with { type: 'json' };
import pt from '#app/features/feedback/locales/pt-BR.json' with { type: 'json' };
import { endpoints } from '#app/paths.ts';
import { sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { entriesSaying, type File, filesOf, PDF, PNG, postForm } from './feedback-posts.ts';
import { type SignedIn, signedIn, visit } from './staff.ts';

const site = useBuiltSite();

const JSON_WANTED = { accept: 'application/json' };
const storedFiles = () => {
  const folder = path.join(site().dataDir, 'files', 'feedback');
  return existsSync(folder) ? readdirSync(folder) : [];
};
const waitingUploads = () => readdirSync(path.join(site().dataDir, 'uploads'));

/** The files that are written to the site's folders while `work` runs, those that are soon deleted too. */
async function filesWritten(work: () => Promise<void>): Promise<string[]> {
  const seen: string[] = [];
  const sentinel = `sentinel-${randomUUID()}`;
  const ended = Promise.withResolvers<void>();
  const places = ['uploads', 'files/feedback'].map((name) => path.join(site().dataDir, name));
  const watches = places.map((place) =>
    watch(place, (_, name) => {
      if (name === sentinel) ended.resolve();
      else seen.push(String(name));
    }),
  );
  await work();
  // Events arrive in order, so this file's event is the last one.
  writeFileSync(path.join(places[0] ?? '', sentinel), '');
  await ended.promise;
  for (const one of watches) one.close();
  rmSync(path.join(places[0] ?? '', sentinel));
  return seen;
}

const staff = {} as Record<'viewer' | 'client', SignedIn>;
beforeAll(async () => {
  staff.viewer = await signedIn(site(), 'viewer');
  staff.client = await signedIn(site(), null);
});

describe('files', () => {
  const files: File[] = [
    { name: 'tela.png', bytes: PNG, type: 'image/png' },
    { name: 'relatório "final".pdf', bytes: PDF, type: 'application/pdf' },
    { name: '../../../etc/passwd', bytes: Buffer.from('só texto\n'), type: 'text/plain' },
  ];

  it('are stored, and readable by their author and staff only', async () => {
    const verbatim = `Com anexos ${randomUUID()}`;
    const sent = await postForm(site(), { fields: { verbatim }, files });
    expect(sent.status).toBe(303);
    const [entry] = await entriesSaying(verbatim);
    const stored = await filesOf(entry?.id ?? '');
    expect(stored.map(({ original_name, content_type }) => [original_name, content_type])).toEqual([
      ['passwd', 'text/plain'],
      ['relatório "final".pdf', 'application/pdf'],
      ['tela.png', 'image/png'],
    ]);
    const place = (key: string) => path.join(site().dataDir, 'files', key);
    for (const { storage_key } of stored) expect(existsSync(place(storage_key))).toBe(true);
    expect(waitingUploads()).toEqual([]);

    const token = sent.headers.location?.split('/').at(-1) ?? '';
    const png = stored.find(({ content_type }) => content_type === 'image/png');
    const forAuthor = await site().ask(`/feedback/${token}/anexos/${png?.id}`);
    expect(forAuthor.status).toBe(200);
    expect(forAuthor.raw.equals(PNG)).toBe(true);
    expect(forAuthor.headers).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': expect.stringMatching(/^attachment; filename="tela.png"/),
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
      'cache-control': 'private, no-store',
    });
    const forStaff = `/admin/feedback/${entry?.id}/files/${png?.id}`;
    const reads = async (address: string, cookie = '') =>
      (await visit(site(), address, cookie)).status;
    expect((await visit(site(), forStaff, staff.viewer.cookie)).raw.equals(PNG)).toBe(true);
    expect(await reads(forStaff)).toBe(303);
    expect(await reads(forStaff, staff.client.cookie)).toBe(403);
    expect(await reads(`/feedback/${'A'.repeat(43)}/anexos/${png?.id}`)).toBe(404);
    expect(await reads(`/feedback/${token}/anexos/${randomUUID()}`)).toBe(404);
    expect(await reads(`/feedback/${token}/anexos/..%2f..%2fsecret`)).toBe(404);
    expect(await reads(`/files/${png?.storage_key}`)).toBe(404);
    const elsewhere = `/admin/feedback/${randomUUID()}/files/${png?.id}`;
    expect(await reads(elsewhere, staff.viewer.cookie)).toBe(404);
  });

  it.each([
    ['Arquivo muito grande', 'gigante.png', Buffer.concat([PNG, Buffer.alloc(10_485_760)])],
    [
      'Tipo de arquivo não suportado',
      'programa.exe',
      Buffer.from('MZ\u0090\u0000\u0003', 'latin1'),
    ],
  ])('“%s” names the refused file', async (words, name, bytes) => {
    const before = storedFiles().length;
    const answer = await postForm(site(), {
      fields: { verbatim: 'Fica no lugar' },
      files: [
        { name: 'boa.png', bytes: PNG },
        { name, bytes },
      ],
    });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain(`${words}: ${name}`);
    expect(answer.text).toContain('Fica no lugar');
    expect(storedFiles()).toHaveLength(before);
    expect(waitingUploads()).toEqual([]);
  });

  it('are accepted up to five per post and up to exactly 10 MB each', async () => {
    const six = Array.from({ length: 6 }, (_, i) => ({ name: `${i}.png`, bytes: PNG }));
    const refused = await postForm(site(), { files: six, headers: JSON_WANTED });
    expect(JSON.parse(refused.text)).toEqual({
      kind: 'invalid',
      errors: { files: pt.errors.tooMany },
    });
    const largest = Buffer.concat([PNG, Buffer.alloc(10_485_760 - PNG.length)]);
    const accepted = await postForm(site(), { files: [{ name: 'a.png', bytes: largest }] });
    expect(accepted.status).toBe(303);
  });

  it('of a refused entry are never stored', async () => {
    const session = randomUUID();
    await postForm(site(), { fields: { session }, files });
    const written = await filesWritten(async () => {
      for (let time = 0; time < 4; time += 1) await postForm(site(), { fields: { session } });
      const answer = await postForm(site(), { fields: { session }, files });
      expect(answer.status).toBe(429);
      expect(answer.text).toContain(pt.outcome.limited.title);
    });
    expect(written).toEqual([]);
  });

  it('of a repeated post are not stored again', async () => {
    const fields = { lead: v7(), verbatim: `Cópia ${randomUUID()}` };
    const sent = { fields, files, headers: JSON_WANTED };
    await postForm(site(), sent);
    const written = await filesWritten(async () => {
      expect((await postForm(site(), sent)).status).toBe(200);
    });
    expect(written).toEqual([]);
    const [entry] = await entriesSaying(fields.verbatim);
    expect(await filesOf(entry?.id ?? '')).toHaveLength(files.length);
  });

  it.each([
    ['pt-BR', endpoints.feedbackSubmit.pt, pt, '203.0.113.31'],
    ['en', endpoints.feedbackSubmit.en, en, '203.0.113.32'],
  ] as const)(
    '%s: beyond the limit of a network address are refused by name, and the text is accepted',
    async (_, path, words, from) => {
      const headers = { 'x-forwarded-for': from };
      const first = { fields: { verbatim: `Primeiro ${from}` }, files: files.slice(0, 1) };
      await postForm(site(), { ...first, path, headers });
      const [stored] = await entriesSaying(`Primeiro ${from}`);
      // The address has 12 of its 50 MB left: room for the smallest file alone.
      await sql(
        'update private.upload_room set bytes = 52428800 - 12 where entry_id = $1',
        stored?.id,
      );
      const small = { name: 'nota.txt', bytes: Buffer.from('só texto') };
      const verbatim = `Cheio ${randomUUID()}`;
      const sent = await postForm(site(), {
        path,
        headers: { ...headers, ...JSON_WANTED },
        fields: { verbatim },
        files: [...files.slice(0, 2), small],
      });
      const missing = ['tela.png', 'relatório "final".pdf'];
      expect([sent.status, JSON.parse(sent.text)]).toMatchObject([
        200,
        { kind: 'accepted', missing },
      ]);
      const [entry] = await entriesSaying(verbatim);
      expect(entry?.attachments.map(({ name }) => name)).toEqual(['nota.txt']);

      const unscripted = `Cheio ${randomUUID()}`;
      const visible = await postForm(site(), {
        path,
        headers,
        fields: { verbatim: unscripted },
        files: files.slice(0, 1),
      });
      const page = await site().ask(visible.headers.location ?? '');
      expect(page.text).toContain(unscripted);
      expect(page.text).toContain(words.missing.title_one);
      expect(page.text).toContain('<li>tela.png</li>');
      const [left] = await entriesSaying(unscripted);
      const screen = await visit(site(), `/admin/feedback/${left?.id}`, staff.viewer.cookie);
      expect(screen.text).toContain('tela.png');
      const fromElsewhere = await postForm(site(), {
        files: files.slice(0, 1),
        headers: { 'x-forwarded-for': '203.0.113.39', ...JSON_WANTED },
      });
      expect(JSON.parse(fromElsewhere.text)).toMatchObject({ missing: [] });
    },
  );

  it('are deleted with their entry', async () => {
    const verbatim = `Some ${randomUUID()}`;
    await postForm(site(), { fields: { verbatim }, files: [{ name: 'a.png', bytes: PNG }] });
    const [entry] = await entriesSaying(verbatim);
    const [file] = await filesOf(entry?.id ?? '');
    const place = path.join(site().dataDir, 'files', file?.storage_key ?? '');
    expect(existsSync(place)).toBe(true);
    await sql('delete from public.feedback_entries where id = $1', entry?.id);
    await expect.poll(() => existsSync(place)).toBe(false);
  });
});

it('while the storage is away, feedback is accepted without its files', async () => {
  const verbatim = `Sem onde guardar ${randomUUID()}`;
  const folder = path.join(site().dataDir, 'files', 'feedback');
  renameSync(folder, `${folder}.away`);
  writeFileSync(folder, '');
  try {
    const sent = await postForm(site(), {
      fields: { verbatim },
      files: [{ name: 'tela.png', bytes: PNG, type: 'image/png' }],
    });
    expect(sent.status).toBe(303);
    const { text } = await site().ask(sent.headers.location ?? '');
    expect(text).toContain('tela.png');
  } finally {
    rmSync(folder);
    renameSync(`${folder}.away`, folder);
  }
  const [entry] = await entriesSaying(verbatim);
  expect(await filesOf(entry?.id ?? '')).toEqual([]);
  expect(waitingUploads()).toEqual([]);
});
