import { expect, it } from 'vitest';
import { sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { leadId, leadPost } from './lead-post.ts';

/* By when a message is answered: on pages with a form, in the reply to a form, and on the page behind it. */

const site = useBuiltSite();

const BY = {
  'pt-BR': /tem resposta até (?:a 1|as \d+)h(?:\d\d)? de [^<]+, \d\d\/\d\d(?:\/\d{4})?\./,
  en: /have a reply by (?:\d\d:\d\d|12 noon) (?:on )?\w+, \d+ \w+(?: \d{4})?, São Paulo time\./,
};

it.each([
  ['/contato', BY['pt-BR']],
  ['/en/contact', BY.en],
  ['/projeto', BY['pt-BR']],
  ['/en/project', BY.en],
])('%s says by when, and until when one has to write for it', async (path, by) => {
  expect((await site().ask(path)).text).toMatch(by);
});

it('the dialog gets the promise with its questions', async () => {
  const { text } = await site().ask('/projeto/perguntas?de=home');
  expect(JSON.parse(text).promise).toMatch(BY['pt-BR']);
});

it('follows a change of the target at the next load', async () => {
  const first = (await site().ask('/contato')).text.match(BY['pt-BR'])?.[0];
  await sql(`insert into public.answer_targets (source, minutes) values ('contact_form', 2400)`);
  const second = (await site().ask('/contato')).text.match(BY['pt-BR'])?.[0];
  expect(second).toMatch(BY['pt-BR']);
  expect(second).not.toBe(first);
});

it('the reply to a form and its page name the due time of the clock', async () => {
  const sent = await site().ask(
    '/projeto/enviar',
    leadPost({
      origin: site().origin,
      fields: { lead: leadId(), session: leadId() },
      headers: { accept: 'application/json' },
    }),
  );
  const { kind, promise, protocol } = JSON.parse(sent.text);
  expect(kind).toBe('accepted');
  expect(promise).toMatch(/^(?:a 1|as \d+)h(?:\d\d)? de [^<]+, \d\d\/\d\d(?:\/\d{4})?$/);
  expect((await site().ask(`/obrigado/${protocol}`)).text).toContain(`até ${promise}.`);
  await sql(`update public.qualification_submissions set status = 'contacted'`);
  expect((await site().ask(`/obrigado/${protocol}`)).text).not.toContain(promise);
});

it('without hours on record nothing is promised', async () => {
  await sql(`update public.company_settings set business_hours = null`);
  expect((await site().ask('/contato')).text).not.toMatch(/tem resposta até/);
});
