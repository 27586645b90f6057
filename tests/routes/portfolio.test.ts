import { beforeAll, describe, expect, it } from 'vitest';
import en from '#app/features/projects/admin/staff-projects/locales/en.json' with { type: 'json' };
import pt from '#app/features/projects/admin/staff-projects/locales/pt-BR.json' with {
  type: 'json',
};
import { sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { someInvoice } from './invoice-posts.ts';
import { type SignedIn, signedIn, visit } from './staff.ts';

/* The portfolio of projects and the invoices of all, as lists and as files. */

const site = useBuiltSite();
const people = {} as Record<'boss' | 'manager' | 'viewer' | 'client', SignedIn>;
let [late, onTime] = ['', ''];
beforeAll(async () => {
  for (const [who, role] of [
    ['boss', 'admin'],
    ['manager', 'manager'],
    ['viewer', 'viewer'],
    ['client', null],
  ] as const) {
    people[who] = await signedIn(site(), role);
  }
  const first = await started('Padaria Sol', -200);
  const second = await started('=Oficina Lua', -5);
  await sql(
    `insert into public.project_waits (project_id, position, what, since)
     values ($1, 1, 'Textos', private.business_day(now()) - 4)`,
    first.id,
  );
  [late, onTime] = [first.id, second.id];
  await someInvoice(first, { state: 'issued', days: -3 });
  await someInvoice(second, { state: 'draft' });
});

/** A project that began so many days from today, each of its stages with twenty days. */
async function started(name: string, days: number) {
  const [project] = await sql<{ id: string; organization: string }>(
    `with client as (insert into public.client_organizations (name) values ($1) returning id),
       project as (
         insert into public.projects (organization_id, name, starts_on, shown_at)
         select id, $1, private.business_day(now()) + $2::integer, now() from client
         returning id, organization_id, starts_on),
       stages as (
         insert into public.project_stages (project_id, position, promised_on)
         select p.id, place, p.starts_on + place * 20 from project p, generate_series(1, 6) place)
     select id, organization_id as organization from project`,
    name,
    days,
  );
  if (!project) throw new Error('There is no project.');
  return project;
}

const open = (who: keyof typeof people, address: string, locale = 'pt-BR') =>
  visit(site(), address, `${people[who].cookie}; preferred-locale=${locale}`);
const listedIn = (text: string) => [...text.matchAll(/id="project-([^"]+)"/g)].map(([, id]) => id);
const tabIn = (text: string, tab: string) =>
  Number(new RegExp(`>${tab}</span>(?:<!-- -->|\\s)*<b>(\\d+)</b>`).exec(text)?.[1]);

describe('the portfolio', () => {
  it('shows the delay of a project and its wait, and counts what a tab opens', async () => {
    const { text, status } = await open('viewer', '/admin/projects');
    expect(status).toBe(200);
    expect(text).toContain('80 dias de atraso');
    expect(text).toContain('Textos, com o cliente desde');
    // What has missed its day comes first.
    expect(listedIn(text)).toEqual([late, onTime]);
    for (const health of ['late', 'waiting', 'on_time', 'paused', 'ended'] as const) {
      const opened = await open('viewer', `/admin/projects?health=${health}`);
      const { length } = listedIn(opened.text);
      expect([health, tabIn(text, pt.list.tabs[health])]).toEqual([health, length]);
    }
    const english = await open('viewer', '/admin/projects?text=oficina&sort=-client', 'en');
    expect(english.text).toContain(en.list.health.running);
    expect(listedIn(english.text)).toEqual([onTime]);
  });

  it('is refused without projects:read, and exported by users who may approve', async () => {
    expect((await open('client', '/admin/projects')).status).toBe(403);
    expect((await open('viewer', '/admin/projects/export')).status).toBe(403);
    for (const [locale, words, separator] of [
      ['pt-BR', pt, ';'],
      ['en', en, ','],
    ] as const) {
      const { text } = await open('manager', '/admin/projects/export?health=late', locale);
      const [head = '', line = '', ...more] = text.slice(1).trimEnd().split('\r\n');
      expect(head.split(separator).slice(0, 4)).toEqual([
        ...[words.list.project, words.list.client, words.list.stage, words.list.standing],
      ]);
      expect(line.split(separator).slice(0, 2)).toEqual(['Padaria Sol', 'Padaria Sol']);
      expect(line).toContain(`${separator}80${separator}`);
      expect(more).toEqual([]);
    }
    // No cell begins as a formula does.
    const { text } = await open('manager', '/admin/projects/export?health=on_time');
    expect(text).not.toMatch(/^=|[;\n]=/m);
  });
});

it('invoices are exported by users who may approve finance', async () => {
  expect((await open('manager', '/admin/invoices/export')).status).toBe(403);
  expect((await open('viewer', '/admin/invoices/export')).status).toBe(403);
  const { text } = await open('boss', '/admin/invoices/export?state=overdue');
  const [head = '', line = '', ...more] = text.slice(1).trimEnd().split('\r\n');
  expect(head.startsWith('Número;Cliente;Projeto;')).toBe(true);
  expect(line).toContain(';1250,00;');
  expect(line).toContain(';vencida;');
  expect(more).toEqual([]);
  const english = await open('boss', '/admin/invoices/export?sort=number', 'en');
  expect(english.text).toContain(',1250.00,');
  expect(english.text.trimEnd().split('\r\n')).toHaveLength(3);
});
