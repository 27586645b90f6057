import { randomBytes, randomUUID } from 'node:crypto';
import { v7 } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import siteWords from '#app/areas/site/locales/pt-BR.json' with { type: 'json' };
import en from '#app/features/feedback/locales/en.json' with { type: 'json' };
import pt from '#app/features/feedback/locales/pt-BR.json' with { type: 'json' };
import { endpoints } from '#app/paths.ts';
import { breadth } from '../breadth.ts';
import { post, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { entriesSaying, PNG, postForm } from './feedback-posts.ts';
import { type SignedIn, signedIn, visit } from './staff.ts';

/** `database/intake/feedback.test.ts` always tries 200. */
const AT_ONCE = breadth(40, 200);

const site = useBuiltSite();

const JSON_WANTED = { accept: 'application/json' };
/** The address of the author's page, which ends in a secret. */
const WAY_BACK = /\/feedback\/[\w-]{43}/;

const staff = {} as Record<'admin' | 'manager' | 'viewer', SignedIn>;
beforeAll(async () => {
  staff.viewer = await signedIn(site(), 'viewer');
  staff.manager = await signedIn(site(), 'manager');
  staff.admin = await signedIn(site(), 'admin');
});

describe('the form without scripts', () => {
  it.each([
    ['pt-BR', '/feedback', endpoints.feedbackSubmit.pt, pt],
    ['en', '/en/feedback', endpoints.feedbackSubmit.en, en],
  ] as const)('%s: leads to the author’s own page', async (_, page, action, words) => {
    const form = await site().ask(page);
    expect(form.status).toBe(200);
    expect(form.text).toContain(`action="${action}"`);
    const message = `Menu ${randomUUID()}`;
    const sent = await postForm(site(), { path: action, fields: { verbatim: message } });
    expect(sent.status).toBe(303);
    expect(sent.headers.location).toMatch(new RegExp(`^${page}/[\\w-]{43}$`));
    const followed = await site().ask(sent.headers.location ?? '');
    expect(followed.status).toBe(200);
    expect(followed.headers['cache-control']).toBe('no-store');
    expect(followed.text).toContain('name="robots" content="noindex');
    expect(followed.text).toContain(message);
    expect(followed.text).toContain(words.follow.statuses.new.title);
    const [entry] = await entriesSaying(message);
    expect(entry).toMatchObject({
      type: 'bug',
      severity: 'high',
      score: null,
      context: { user: { role: 'usuario_final', id: 'anonymous', name: 'Visitor' } },
    });
  });

  it('reports missing fields with the messages of specification §8, and keeps the typed texts', async () => {
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
  });

  it('suggests another domain once', async () => {
    const verbatim = `Domínio ${randomUUID()}`;
    const fields = { verbatim, email: 'Ana@gmail.con' };
    const questioned = await postForm(site(), { fields });
    expect(questioned.status).toBe(422);
    expect(questioned.text).toContain('Você quis dizer gmail.com?');
    expect(questioned.text).toContain('name="email_seen" value="ana@gmail.con"');
    expect(await entriesSaying(verbatim)).toEqual([]);
    const script = await postForm(site(), { fields, headers: JSON_WANTED });
    expect(JSON.parse(script.text)).toMatchObject({
      kind: 'invalid',
      errors: { emailSeen: 'ana@gmail.con' },
    });
    await postForm(site(), { fields: { ...fields, email_seen: 'ana@gmail.con' } });
    expect(await entriesSaying(verbatim)).toHaveLength(1);
  });

  it('stores the score of its type only, and a severity only for bugs', async () => {
    for (const [type, csat, score, stored] of [
      ['csat', '2', '9', 2],
      ['nps', '2', '9', 9],
      ['csat', '9', '9', 5],
      ['ideia', '2', '9', null],
    ] as const) {
      const verbatim = `Nota ${randomUUID()}`;
      await postForm(site(), { fields: { verbatim, type, csat, score, severity: 'blocker' } });
      const [entry] = await entriesSaying(verbatim);
      expect(entry).toMatchObject({ type, score: stored, severity: 'medium' });
    }
  });

  it.each([
    ['pt-BR', endpoints.feedbackSubmit.pt, pt],
    ['en', endpoints.feedbackSubmit.en, en],
  ] as const)(
    '%s: shows the follow-up link once, to the post that was stored',
    async (_, path, words) => {
      const fields = { verbatim: `Duas vezes ${randomUUID()}` };
      expect((await postForm(site(), { path, fields })).headers.location).toMatch(WAY_BACK);
      const again = await postForm(site(), { path, fields });
      expect([again.status, again.headers.location]).toEqual([200, undefined]);
      expect(again.text).not.toMatch(WAY_BACK);
      const [entry, ...more] = await entriesSaying(fields.verbatim);
      expect(more).toEqual([]);
      expect(again.text).toContain(words.outcome.known.title);
      expect(again.text).toContain(entry?.protocol);
      expect(again.text).not.toContain(words.outcome.known.mailed);
    },
  );

  it(`accepts exactly 5 of ${AT_ONCE} simultaneous posts of one session`, async () => {
    const session = randomUUID();
    const statuses = await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        const verbatim = `Ao mesmo tempo ${session} ${randomUUID()}`;
        return (await postForm(site(), { fields: { session, verbatim } })).status;
      }),
    );
    expect(statuses.filter((status) => status === 303)).toHaveLength(5);
    // On a busy machine some posts wait too long for a connection and get 503.
    expect(statuses.filter((status) => ![303, 429, 503].includes(status))).toEqual([]);
    expect(await entriesSaying(`Ao mesmo tempo ${session}`)).toHaveLength(5);
  });

  it('a post that fills in the honeypot gets the usual page, and is stored as spam', async () => {
    const verbatim = `Compre já ${randomUUID()}`;
    const sent = await postForm(site(), { fields: { verbatim, website: 'https://spam.example' } });
    expect(sent.status).toBe(303);
    expect(await entriesSaying(verbatim)).toMatchObject([
      { status: 'spam', review_reason: 'honeypot' },
    ]);
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

describe('a post with an id', () => {
  const send = async (fields: Record<string, string>) => {
    const answer = await postForm(site(), { fields, headers: JSON_WANTED });
    return JSON.parse(answer.text) as { link: string | null; protocol: string };
  };
  const sent = () => ({ lead: v7(), verbatim: `Com código ${randomUUID()}` });
  const newSecret = () => randomBytes(32).toString('base64url');

  it('returns the follow-up link each time to a browser that sends the secret', async () => {
    const fields = { ...sent(), secret: newSecret() };
    const [first, again] = [await send(fields), await send(fields)];
    expect(first).toMatchObject({
      kind: 'accepted',
      link: `/feedback/${fields.secret}`,
      mailed: false,
      missing: [],
    });
    expect(again).toEqual(first);
    expect((await site().ask(first.link ?? '')).text).toContain(fields.verbatim);
  });

  it('returns no link to a caller that has only the id', async () => {
    const fields = { ...sent(), secret: newSecret() };
    const { protocol } = await send(fields);
    for (const secret of ['', newSecret(), 'x', `${fields.secret}x`]) {
      const notice = await send({ ...fields, secret });
      expect(notice).toEqual({
        kind: 'accepted',
        protocol,
        link: null,
        mailed: false,
        missing: [],
      });
    }
    const { secret: _, ...unscripted } = fields;
    const visible = await postForm(site(), { fields: unscripted });
    expect([visible.status, visible.text.match(WAY_BACK)]).toEqual([200, null]);
    expect(await entriesSaying(fields.verbatim)).toHaveLength(1);
  });

  it('returns a link with a generated secret once, if the caller sends none', async () => {
    const fields = sent();
    const { link } = await send(fields);
    expect(link).toMatch(WAY_BACK);
    expect((await send(fields)).link).toBeNull();
    expect((await site().ask(link ?? '')).text).toContain(fields.verbatim);
  });
});

describe('the author and the team', () => {
  it('write to each other; an internal note stays with staff', async () => {
    const verbatim = `Conversa ${randomUUID()}`;
    const sent = await postForm(site(), { fields: { verbatim } });
    const [entry] = await entriesSaying(verbatim);
    const screen = `/admin/feedback/${entry?.id}`;
    const change = (who: SignedIn, fields: Record<string, string>) =>
      post(site(), screen, fields, { cookie: who.cookie });
    expect((await change(staff.viewer, { intent: 'answer', text: 'x' })).status).toBe(403);
    expect((await change(staff.manager, { intent: 'note', text: 'Só nossa.' })).status).toBe(200);
    expect((await change(staff.manager, { intent: 'answer', text: 'Já vimos.' })).status).toBe(200);
    const moved = await change(staff.manager, { intent: 'move', status: 'triaged' });
    expect(moved.text).toContain('Feedback atualizado');
    // Only the user who moved the entry may undo the move.
    const wrong = await change(staff.admin, { intent: 'move', status: 'new' });
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

  it('has no form while feedback is switched off', async () => {
    const set = (active: boolean) =>
      sql(`update public.feedback_projects set is_active = $1 where key = 'forja'`, active);
    await set(false);
    const { status, text } = await site().ask('/feedback');
    await set(true);
    expect([status, text.includes(siteWords.notFound.title)]).toEqual([404, true]);
    expect((await site().ask('/feedback')).status).toBe(200);
  });

  it('an unknown secret has no page, and accepts no reply', async () => {
    const page = `/feedback/${'B'.repeat(43)}`;
    const answers = [
      await site().ask(page),
      await post(site(), `${page}/responder`, { body: 'Oi' }),
      await post(site(), `${page}/responder`, { body: ' ' }),
    ];
    for (const { status, text } of answers) {
      expect([status, text.includes(siteWords.notFound.title)]).toEqual([404, true]);
    }
  });
});
