import { beforeAll, expect, it } from 'vitest';
import type { Role } from '#app/access/permissions.ts';
import pt from '#app/areas/admin/locales/pt-BR.json' with { type: 'json' };
import { sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { signedIn, visit } from './staff.ts';

/* What the frame of the admin area says of what waits, and of mails that nobody gets. */

const site = useBuiltSite();
beforeAll(async () => {
  await sql('alter table public.qualification_submissions disable trigger user');
  await sql(
    `insert into public.qualification_submissions (form_data, protocol, status)
     select jsonb_build_object('name', 'Lead ' || n), 'W' || n, case when n <= 7 then 'new' else 'contacted' end
     from generate_series(1, 9) n`,
  );
  await sql('alter table public.qualification_submissions enable trigger user');
  // What their triggers would have set, by which tabs count.
  await sql('update public.qualification_submissions set contact_id = contact_id');
});

const screen = async (role: Role, path: string) => {
  const { cookie } = await signedIn(site(), role);
  return (await visit(site(), path, cookie)).text;
};
/** The figure in the tab of a state. */
const tab = (text: string, state: string) =>
  new RegExp(`${state}</span>(?:\\s|<!-- -->)*<b>(.*?)</b>`).exec(text)?.[1];
const message = (sentence: string, count: number) => sentence.replace('{{count}}', String(count));

it('counts new leads in the menu and every state in its tab', async () => {
  const text = await screen('viewer', '/admin/leads');
  expect(text).toContain(message(pt.waiting.leads_other, 7));
  expect(['novo', 'contatado', 'perdido'].map((state) => tab(text, state))).toEqual([
    '7',
    '2',
    '0',
  ]);
  // Of a list that is narrowed down they count what is behind them.
  const narrowed = await screen('viewer', '/admin/leads?source=workshop');
  expect(tab(narrowed, 'contatado')).toBe('0');
});

it('counts up to 99', async () => {
  await sql('alter table public.qualification_submissions disable trigger user');
  await sql(
    `insert into public.qualification_submissions (form_data, protocol)
     select jsonb_build_object('name', 'Lead ' || n), 'V' || n from generate_series(1, 1100) n`,
  );
  await sql('alter table public.qualification_submissions enable trigger user');
  await sql('update public.qualification_submissions set contact_id = contact_id');
  const text = await screen('viewer', '/admin/leads');
  expect(text).toContain('>99+<');
  expect(tab(text, 'novo')).toBe('999+');
});

it('shows nothing that the user may not read', async () => {
  const text = await screen('analyst', '/admin/leads');
  expect(text).not.toContain(pt.nav.privacy);
  expect(text).not.toContain(message(pt.waiting.privacy_one, 1));
});

it('reports unsent mails, to users who may read the settings', async () => {
  expect(await screen('admin', '/admin/leads')).toContain(pt.mailStays.text);
  expect(await screen('viewer', '/admin/leads')).not.toContain(pt.mailStays.text);
});
