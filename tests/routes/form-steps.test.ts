import { beforeAll, describe, expect, it } from 'vitest';
import { nextAddress, post, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { both, draft, formOf, newForm } from './form-drafts.ts';
import { type SignedIn, signedIn, visit } from './staff.ts';

const site = useBuiltSite();
const PAGE = { 'pt-BR': '/projeto?de=faq', en: '/en/project?de=faq' };
const SUBMIT = { 'pt-BR': '/projeto/enviar', en: '/en/project/send' };

let ana: SignedIn;
let form = '';
const save = async (fields: Record<string, string>) =>
  post(
    site(),
    `/admin/forms/${form}`,
    { ...fields, revision: String((await formOf(form))?.revision) },
    { cookie: ana.cookie },
  );

const STEPS = {
  ...{ 's.0.key': 'step-0', ...both('s.0.title', 'Projeto') },
  ...{ 's.1.key': 'step-1', ...both('s.1.title', 'Contato') },
};
const KINDS = {
  ...{ 'o.0.key': 'new-11', 'o.0.value': 'software', ...both('o.0.label', 'Software e apps') },
  ...{ 'o.1.key': 'new-12', 'o.1.value': 'jogos', ...both('o.1.label', 'Jogos') },
};
const ONLY_GAMES = {
  ...{ 'w.0.key': 'new-21', 'w.0.question': 'new-1', 'w.0.test': 'is', 'w.0.value': 'new-12' },
};
const QUESTIONS: Parameters<typeof draft>[0] = [
  { key: 'new-1', label: 'Tipo', type: 'select', required: 'on', step: 'step-0', ...KINDS },
  { key: 'new-2', label: 'Jogadores', required: 'on', step: 'step-0', ...ONLY_GAMES },
  { key: 'new-3', label: 'Nome', required: 'on', property: 'name', step: 'step-1' },
  {
    key: 'new-4',
    label: 'Correio',
    type: 'email',
    required: 'on',
    property: 'email',
    step: 'step-1',
  },
];

beforeAll(async () => {
  ana = await signedIn(site(), 'admin');
  form = await newForm(site(), ana);
  const saved = await save(draft(QUESTIONS, { page: '/faq', ...STEPS }));
  expect(saved.status).toBe(200);
  const state = { intent: 'state', state: 'active', id: form };
  await post(site(), '/admin/forms', state, { cookie: ana.cookie });
});

const section = (text: string, step: number) =>
  new RegExp(`<section[^>]*aria-labelledby="q-\\w+-step-${step}"[^>]*>`).exec(text)?.[0] ?? '';
const shownStep = (text: string) =>
  [0, 1].filter((step) => section(text, step) && !section(text, step).includes('hidden'));
const value = (text: string, name: string) =>
  new RegExp(`<input[^>]*name="${name}"[^>]*value="([^"]*)"`).exec(text)?.[1];

const send = (fields: Record<string, string>, locale: keyof typeof SUBMIT = 'pt-BR') =>
  post(site(), SUBMIT[locale], { form, from: 'faq', ...fields }, { from: nextAddress() });
const leads = () =>
  sql<{ form_data: object; form_snapshot: { version: number }; source_page: string }>(
    `select form_data, form_snapshot, source_page from public.qualification_submissions
     where form_id = $1 order by created_at desc`,
    form,
  );

describe('a form in two steps, without scripts', () => {
  it.each(['pt-BR', 'en'] as const)('shows its first step, in %s', async (locale) => {
    const { text } = await visit(site(), PAGE[locale]);
    expect(shownStep(text)).toEqual([0]);
    expect(text).toContain(locale === 'en' ? 'Step 1 of 2' : 'Etapa 1 de 2');
    expect(text).toContain(locale === 'en' ? 'Projeto (en)' : 'Projeto');
    expect([value(text, 'step'), value(text, 'seen')]).toEqual(['0', '']);
    expect(text).toMatch(/<div class="whole" hidden="">(?:(?!<\/div>).)*answers\.jogadores/s);
  });

  it('shows the questions of an answer, moves forwards and back, and stores only shown questions', async () => {
    const games = { step: '0', seen: '', 'answers.tipo': 'jogos' };
    const stepped = await send(games);
    expect([stepped.status, shownStep(stepped.text)]).toEqual([200, [0]]);
    expect(value(stepped.text, 'seen')).toBe('jogadores');
    expect(stepped.text).not.toContain('class="error"');

    const missing = await send({ ...games, seen: 'jogadores' });
    expect([missing.status, shownStep(missing.text)]).toEqual([422, [0]]);
    expect(missing.text).toContain('id="q-');
    expect(missing.text).toMatch(/answers\.jogadores-e"/);

    const answered = { ...games, seen: 'jogadores', 'answers.jogadores': 'Duzentos' };
    const next = await send(answered);
    expect([next.status, shownStep(next.text)]).toEqual([200, [1]]);
    expect(value(next.text, 'answers.jogadores')).toBe('Duzentos');
    expect(next.text).toMatch(/<h2[^>]*data-step="1"[^>]*autofocus/);

    const back = await send({ ...answered, step: '1', back: '1', 'answers.nome': 'Ana' });
    expect([back.status, shownStep(back.text)]).toEqual([200, [0]]);
    expect(value(back.text, 'answers.nome')).toBe('Ana');

    // Another answer: the number of players is no longer asked for.
    const person = { 'answers.nome': 'Ana Souza', 'answers.correio': 'ana@etapas.example' };
    const sent = await send({ ...answered, ...person, step: '1', 'answers.tipo': 'software' });
    expect(sent.status).toBe(303);
    expect(await leads()).toMatchObject([
      {
        form_data: { tipo: 'software', nome: 'Ana Souza', correio: 'ana@etapas.example' },
        source_page: '/faq',
      },
    ]);
    expect(Object.keys((await leads())[0]?.form_data ?? {})).not.toContain('jogadores');
  });

  it('returns from the last step to the error of an earlier one', async () => {
    const back = await send({ step: '1', 'answers.nome': 'Bia', 'answers.correio': 'b@c.example' });
    expect([back.status, shownStep(back.text)]).toEqual([422, [0]]);
    expect(value(back.text, 'answers.nome')).toBe('Bia');
  });

  it('suggests another domain once, in the step of the address', async () => {
    const typo = {
      'answers.tipo': 'software',
      'answers.nome': 'Bia',
      'answers.correio': 'b@gmail.con',
    };
    const stepped = await send({ ...typo, step: '1' });
    expect([stepped.status, shownStep(stepped.text)]).toEqual([422, [1]]);
    expect(stepped.text).toContain('gmail.com');
    expect(value(stepped.text, 'email_seen')).toBe('b@gmail.con');
  });

  it('refuses a whole post whose visible question is missing, and accepts one that hides it', async () => {
    const whole = {
      'answers.tipo': 'jogos',
      'answers.nome': 'Caio',
      'answers.correio': 'c@d.example',
    };
    expect((await send(whole)).status).toBe(422);
    expect((await send({ ...whole, 'answers.tipo': 'software' })).status).toBe(303);
  });
});

describe('versions of a form', () => {
  it('from before steps are restored as one step', async () => {
    const [first] = await sql<{ id: string; definition: object }>(
      'select id, definition from public.form_versions where form_id = $1 and version = 1',
      form,
    );
    expect(Object.keys(first?.definition ?? {})).not.toContain('steps');
    const back = { intent: 'return', version: first?.id ?? '' };
    expect((await save(back)).status).toBe(200);
    const [now] = await sql<{ steps: unknown[]; places: number[] }>(
      `select steps, (select array_agg(step::int) from public.form_fields where form_id = f.id) as places
       from public.qualification_forms f where id = $1`,
      form,
    );
    expect(now).toEqual({ steps: [], places: [0, 0] });
  });

  it('accept answers of visitors who opened them, steps and conditions included', async () => {
    const [stepped] = await sql<{ version: number }>(
      `select max(version)::int as version from public.form_versions
       where form_id = $1 and definition ? 'steps'`,
      form,
    );
    const version = String(stepped?.version);
    const missing = await send({ version, step: '0', seen: 'jogadores', 'answers.tipo': 'jogos' });
    expect(missing.status).toBe(422);
    const person = { 'answers.nome': 'Davi', 'answers.correio': 'd@e.example' };
    const sent = await send({ version, step: '1', 'answers.tipo': 'software', ...person });
    expect(sent.status).toBe(303);
    expect((await leads())[0]).toMatchObject({
      form_data: { tipo: 'software' },
      form_snapshot: { version: stepped?.version },
    });
  });
});

describe('the form of a service page', () => {
  it.each([
    ['/projeto?de=gamesGamification', 'jogos', 'Jogos e gamificação'],
    ['/en/project?de=consulting', 'consultoria', 'Consulting'],
  ])('has the service filled in: %s', async (page, service, label) => {
    const { text } = await visit(site(), page);
    expect(text).toContain(`<input type="hidden" name="answers.servico" value="${service}"/>`);
    expect(text).not.toContain('<select');
    expect(text).toContain(label);
  });

  it('has the question on every other page', async () => {
    expect((await visit(site(), '/projeto?de=home')).text).toContain(
      'name="answers.servico" required',
    );
  });
});

describe('where visitors stop', () => {
  const report = async (parts: unknown) => {
    const body = JSON.stringify({
      path: '/faq',
      events: {},
      forms: {},
      parts,
      vitals: {},
      final: true,
    });
    const { status } = await site().ask('/counts', {
      method: 'POST',
      headers: {
        origin: site().origin,
        'content-type': 'text/plain;charset=UTF-8',
        'content-length': String(Buffer.byteLength(body)),
      },
      body,
    });
    return status;
  };

  it('is shown by question and step, by period', async () => {
    const [seeded] = await sql<{ id: string }>(
      `select id from public.qualification_forms where name = 'Forjar projeto'`,
    );
    const id = seeded?.id ?? '';
    const address = `/admin/forms/${id}/drop-off`;
    expect((await visit(site(), `${address}?days=90`, ana.cookie)).text).toContain('90 dias');
    expect(await report(['nome', 'email', 'gone'].map((name) => `${id} answers.${name}`))).toBe(
      204,
    );
    await expect
      .poll(async () => (await visit(site(), address, ana.cookie)).text)
      .toMatch(/Como podemos chamar você\?<\/th><td class="num">1</);
    const { text } = await visit(site(), address, ana.cookie);
    expect(text).toMatch(/WhatsApp<\/th><td class="num">0</);
    expect(text).not.toContain('gone');
  });

  it.each([
    { parts: ['nome'] },
    ['x'.repeat(161)],
    Array.from({ length: 201 }, (_, index) => `form answers.q${index}`),
    'nome',
    [1],
  ] as unknown[])('refuses a report of anything else, %#', async (parts) => {
    expect(await report(parts)).toBe(400);
  });

  it('is hidden from users who may not read settings', async () => {
    const client = await signedIn(site(), null);
    const { status } = await visit(site(), `/admin/forms/${form}/drop-off`, client.cookie);
    expect([302, 403, 404]).toContain(status);
  });
});
