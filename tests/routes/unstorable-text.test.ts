import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { areaPaths, endpointPath } from '#app/paths.ts';
import { sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { postForm } from './feedback-posts.ts';
import { leadPost } from './lead-post.ts';

const site = useBuiltSite();

/** No database takes the zero character, nor half of a pair that a cut has left behind. */
const ZERO = '\u0000';
const CUT_IN_TWO = `${'x'.repeat(63)}😀`;

it.each([
  ['a session with a zero', { fields: { session: `a${ZERO}b` } }],
  ['a session cut through a pair', { fields: { session: CUT_IN_TWO } }],
  [
    'an answer with a zero',
    { answers: { nome: `Ana${ZERO} Souza`, mensagem: `Oi,${ZERO} oi, oi.` } },
  ],
  ['a campaign with a zero', { fields: { utm_source: `a${ZERO}` } }],
  ['a campaign cut through a pair', { fields: { utm_source: `${'x'.repeat(199)}😀` } }],
  ['a lead id with a zero', { fields: { lead: `0${ZERO}` } }],
])(
  '%s is a lead all the same',
  async (name, {
    fields = {},
    answers = {},
  }: {
    fields?: Record<string, string>;
    answers?: Record<string, string>;
  }) => {
    const email = `${name.replaceAll(' ', '-')}@hostil.example`;
    const { status } = await site().ask(
      endpointPath('projectSubmit', 'pt-BR'),
      leadPost({
        origin: site().origin,
        fields: { session: randomUUID(), ...fields },
        answers: { ...answers, email },
      }),
    );
    expect(status).toBe(303);
    const [lead] = await sql<{ name: string }>(
      `select form_data ->> 'nome' as name from public.qualification_submissions
     where form_data ->> 'email' = $1`,
      email,
    );
    expect(lead?.name.replace('\ufffd', '')).toBe('Ana Souza');
  },
);

it.each(['contactSubmit', 'talentSubmit', 'privacySubmit', 'newsletterSubmit'] as const)(
  '%s answers what it cannot store as it answers anything',
  async (post) => {
    const body = new URLSearchParams({
      session: CUT_IN_TWO,
      email: `a${ZERO}@b.example`,
      'answers.name': `Ana${ZERO}`,
      'answers.email': `a${ZERO}@b.example`,
      'answers.message': `${ZERO}`.repeat(20),
      'answers.kind': `access${ZERO}`,
    });
    const { status } = await site().ask(endpointPath(post, 'pt-BR'), {
      method: 'POST',
      headers: { origin: site().origin, 'content-type': 'application/x-www-form-urlencoded' },
      body: String(body),
    });
    expect([303, 422]).toContain(status);
  },
);

it('a sign-in with what cannot be stored is a sign-in that fails', async () => {
  const wanted = encodeURIComponent(`https://evil.example/${ZERO}${CUT_IN_TWO}`);
  const { status } = await site().ask(`${areaPaths.auth}?from=${wanted}`, {
    method: 'POST',
    headers: { origin: site().origin, 'content-type': 'application/x-www-form-urlencoded' },
    body: String(new URLSearchParams({ email: `a${ZERO}@b.example`, password: `x${ZERO}` })),
  });
  expect([401, 422]).toContain(status);
});

const NAMED = [
  '/feedback/%00',
  '/en/feedback/%00',
  '/obrigado/%00',
  '/en/thank-you/%00',
  '/obrigado/ABCD%00EFGH',
  '/privacidade/solicitacao/%00',
  '/feedback/%00/anexos/%00',
  '/en/feedback/%00/files/x',
  '/lab/workshops/%00',
  '/team/%00/curriculum',
  '/logos/%00',
  '/og/pt/%00.png',
  '/icons/%00',
  '/consent/pt-BR/%00',
  '/%00',
];

it.each(NAMED)('%s names nothing', async (address) => {
  expect((await site().ask(address)).status).toBe(404);
});

it.each([
  '/busca?q=%00',
  '/busca/sugestoes?q=%00',
  '/newsletter/confirmar?token=%00',
  '/newsletter/descadastro?token=%00',
  '/projeto?de=%00',
  '/?%00=%00',
  '/auth?from=%00',
  '/auth/confirm?token=%00',
  '/auth/reset?token=%00',
  '/auth/use-link?token=%00',
  '/auth/set-up?token=%00',
  '/admin/leads?busca=%00',
  '/admin/leads/%00',
])('%s is answered like any other', async (address) => {
  expect((await site().ask(address)).status).toBeLessThan(500);
});

it('a reply to nobody is no crash', async () => {
  const post = { origin: site().origin, 'content-type': 'application/x-www-form-urlencoded' };
  const { status } = await site().ask('/feedback/%00/responder', {
    method: 'POST',
    headers: post,
    body: 'message=ol%C3%A1%00',
  });
  expect(status).toBe(404);
});

it('a form with files keeps the words around a zero', async () => {
  const { status } = await postForm(site(), {
    fields: { verbatim: `antes${ZERO}depois`, name: `Ana${ZERO}`, url: `/${ZERO}`, feedback: ZERO },
  });
  expect(status).toBe(303);
  const [entry] = await sql<{ verbatim: string }>(
    `select verbatim from public.feedback_entries where verbatim like 'antes%'`,
  );
  expect(entry?.verbatim).toBe('antes\ufffddepois');
});

it('none of that is a crash', async () => {
  expect(await sql('select route, message from public.crash_reports')).toEqual([]);
});
