import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import en from '#app/features/feedback/locales/en.json' with { type: 'json' };
import pt from '#app/features/feedback/locales/pt-BR.json' with { type: 'json' };
import { endpoints } from '#app/paths.ts';
import { breadth } from '../breadth.ts';
import { post, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { entriesSaying, type File, filesOf, PDF, PNG, postForm } from './feedback-posts.ts';
import { type SignedIn, signedIn, visit } from './staff.ts';

/** The database is tried with 200 by its own tests. */
const AT_ONCE = breadth(40, 200);

const site = useBuiltSite();

const JSON_WANTED = { accept: 'application/json' };
const storedFiles = () => {
  const folder = path.join(site().dataDir, 'files', 'feedback');
  return existsSync(folder) ? readdirSync(folder) : [];
};
const waitingUploads = () => readdirSync(path.join(site().dataDir, 'uploads'));

const staff = {} as Record<'viewer' | 'manager' | 'client', SignedIn>;
beforeAll(async () => {
  staff.viewer = await signedIn(site(), 'viewer');
  staff.manager = await signedIn(site(), 'manager');
  staff.client = await signedIn(site(), null);
});

describe('the form without scripts', () => {
  it.each([
    ['pt-BR', '/feedback', endpoints.feedbackSubmit.pt, pt],
    ['en', '/en/feedback', endpoints.feedbackSubmit.en, en],
  ] as const)('%s: leads to the author’s own page', async (_, page, action, words) => {
    const form = await site().ask(page);
    expect(form.status).toBe(200);
    expect(form.text).toContain(`action="${action}"`);
    const said = `Menu ${randomUUID()}`;
    const sent = await postForm(site(), { path: action, fields: { verbatim: said } });
    expect(sent.status).toBe(303);
    expect(sent.headers.location).toMatch(new RegExp(`^${page}/[\\w-]{43}$`));
    const followed = await site().ask(sent.headers.location ?? '');
    expect(followed.status).toBe(200);
    expect(followed.headers['cache-control']).toBe('no-store');
    expect(followed.text).toContain('name="robots" content="noindex');
    expect(followed.text).toContain(said);
    expect(followed.text).toContain(words.follow.statuses.new.title);
    const [entry] = await entriesSaying(said);
    expect(entry).toMatchObject({
      type: 'bug',
      severity: 'high',
      score: null,
      context: { user: { role: 'usuario_final', id: 'anonymous', name: 'Visitor' } },
    });
  });

  it('says what is missing, in the words of §8, and keeps what was typed', async () => {
    const answer = await postForm(site(), {
      fields: { verbatim: '  ', name: 'Ana <b>', type: 'ideia', email: 'torto' },
      files: [{ name: 'tela.png', bytes: PNG }],
    });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('Campo obrigatório');
    expect(answer.text).toContain('Por favor, descreva seu feedback');
    expect(answer.text).toContain('E-mail inválido');
    expect(answer.text).toContain('value="Ana &lt;b&gt;"');
    expect(answer.text).toMatch(
      /<input type="radio" name="type" [^>]*checked[^>]*value="ideia"|value="ideia" checked|checked="" value="ideia"/,
    );
    expect(waitingUploads()).toEqual([]);
  });

  it('takes the score of the type that was chosen, and no severity but a bug’s', async () => {
    for (const [type, csat, score, kept] of [
      ['csat', '2', '9', 2],
      ['nps', '2', '9', 9],
      ['csat', '9', '9', 5],
      ['ideia', '2', '9', null],
    ] as const) {
      const verbatim = `Nota ${randomUUID()}`;
      await postForm(site(), { fields: { verbatim, type, csat, score, severity: 'blocker' } });
      const [entry] = await entriesSaying(verbatim);
      expect(entry).toMatchObject({ type, score: kept, severity: 'medium' });
    }
  });

  it('knows the same words from the same sender again', async () => {
    const fields = { verbatim: `Duas vezes ${randomUUID()}` };
    const first = await postForm(site(), { fields });
    const again = await postForm(site(), { fields });
    expect(again.headers.location).toBe(first.headers.location);
    expect(await entriesSaying(fields.verbatim)).toHaveLength(1);
  });

  it(`exactly 5 of ${AT_ONCE} at once`, async () => {
    const session = randomUUID();
    const statuses = await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        const verbatim = `Ao mesmo tempo ${session} ${randomUUID()}`;
        return (await postForm(site(), { fields: { session, verbatim } })).status;
      }),
    );
    expect(statuses.filter((status) => status === 303)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(AT_ONCE - 5);
    expect(await entriesSaying(`Ao mesmo tempo ${session}`)).toHaveLength(5);
  });

  it('a honeypot hit sees the same, and is kept as spam', async () => {
    const verbatim = `Compre já ${randomUUID()}`;
    const sent = await postForm(site(), { fields: { verbatim, website: 'https://spam.example' } });
    expect(sent.status).toBe(303);
    expect(await entriesSaying(verbatim)).toMatchObject([{ review_reason: 'honeypot' }]);
  });

  it('a type that is switched off is refused, and the page offers only the others', async () => {
    const page = (await site().ask('/feedback')).text;
    expect(page).not.toContain('value="srs"');
    for (const type of ['bug', 'ideia', 'duvida', 'nps', 'csat']) {
      expect(page).toContain(`value="${type}"`);
    }
    expect((await postForm(site(), { fields: { type: 'srs' } })).status).toBe(422);
  });
});

describe('files', () => {
  const files: File[] = [
    { name: 'tela.png', bytes: PNG, type: 'image/png' },
    { name: 'relatório "final".pdf', bytes: PDF, type: 'application/pdf' },
    { name: '../../../etc/passwd', bytes: Buffer.from('só texto\n'), type: 'text/plain' },
  ];

  it('are stored, open for their author and for staff, and for nobody else', async () => {
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
  ])('%s names the file', async (words, name, bytes) => {
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

  it('are five at most, each of exactly 10 MB at most', async () => {
    const six = Array.from({ length: 6 }, (_, i) => ({ name: `${i}.png`, bytes: PNG }));
    const refused = await postForm(site(), { files: six, headers: JSON_WANTED });
    expect(JSON.parse(refused.text)).toEqual({
      kind: 'invalid',
      errors: { files: pt.errors.tooMany },
    });
    const largest = Buffer.concat([PNG, Buffer.alloc(10_485_760 - PNG.length)]);
    const taken = await postForm(site(), { files: [{ name: 'a.png', bytes: largest }] });
    expect(taken.status).toBe(303);
  });

  it('of an entry that is not taken are not kept either', async () => {
    const session = randomUUID();
    for (let time = 0; time < 5; time += 1) await postForm(site(), { fields: { session } });
    const before = storedFiles().length;
    const answer = await postForm(site(), { fields: { session }, files });
    expect(answer.status).toBe(429);
    expect(answer.text).toContain(pt.outcome.limited.title);
    expect(storedFiles()).toHaveLength(before);
  });

  it('go with their entry', async () => {
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

describe('the author and the team', () => {
  it('write to each other; a note among staff stays there', async () => {
    const verbatim = `Conversa ${randomUUID()}`;
    const sent = await postForm(site(), { fields: { verbatim } });
    const [entry] = await entriesSaying(verbatim);
    const screen = `/admin/feedback/${entry?.id}`;
    const change = (who: SignedIn, fields: Record<string, string>) =>
      post(site(), screen, fields, { cookie: who.cookie });
    expect((await change(staff.viewer, { intent: 'answer', body: 'x' })).status).toBe(403);
    expect((await change(staff.manager, { intent: 'note', body: 'Só nossa.' })).status).toBe(200);
    expect((await change(staff.manager, { intent: 'answer', body: 'Já vimos.' })).status).toBe(200);
    const moved = await change(staff.manager, { intent: 'move', status: 'triaged' });
    expect(moved.text).toContain('Feedback atualizado');
    const wrong = await change(staff.manager, { intent: 'move', status: 'new' });
    expect([wrong.status, wrong.text.includes('Erro ao atualizar')]).toEqual([409, true]);

    const page = sent.headers.location ?? '';
    const followed = (await site().ask(page)).text;
    expect(followed).toContain('Já vimos.');
    expect(followed).not.toContain('Só nossa.');
    expect(followed).toContain(pt.follow.statuses.triaged.title);

    const reply = (body: string) => post(site(), `${page}/responder`, { body });
    expect((await reply('  ')).status).toBe(422);
    const replied = await reply('Obrigada! <script>alert(1)</script>');
    expect([replied.status, replied.headers.location]).toEqual([303, page]);
    expect((await site().ask(page)).text).toContain('Obrigada! &lt;script&gt;');
    const seen = await visit(site(), screen, staff.viewer.cookie);
    expect(seen.text).toContain('Só nossa.');
    expect(seen.text).toContain('Obrigada! &lt;script&gt;');
  });

  it('an unknown secret is no page, and takes no reply', async () => {
    const page = `/feedback/${'B'.repeat(43)}`;
    expect((await site().ask(page)).status).toBe(404);
    expect((await post(site(), `${page}/responder`, { body: 'Oi' })).status).toBe(404);
  });
});
