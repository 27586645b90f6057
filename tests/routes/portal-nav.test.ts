import { beforeAll, expect, it } from 'vitest';
import { portalPaths } from '#app/paths.ts';
import { sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { someInvoice } from './invoice-posts.ts';
import { letIn, someClientTicket, someProject } from './project-rows.ts';
import { type SignedIn, signedIn, visit } from './staff.ts';

const site = useBuiltSite();
const people = {} as Record<'owner' | 'member' | 'finance', SignedIn>;

/** More than the list of tickets has on a page. */
const WAITING = 22;

beforeAll(async () => {
  const ours = await someProject();
  for (const role of ['owner', 'member', 'finance'] as const) {
    people[role] = await signedIn(site(), null);
    await letIn(ours, people[role].id, role);
  }
  const theirs = await someProject({ name: 'Padaria Lua' });
  for (let i = 0; i < WAITING; i += 1) await someClientTicket(ours);
  await someClientTicket(theirs);
  await sql(`update public.feedback_tickets set status = 'waiting' returning id`);
  await someClientTicket(ours, 'Menu');
  await someInvoice(ours);
  await someInvoice(ours, { days: -3 });
  for (const state of ['draft', 'paid', 'cancelled']) await someInvoice(ours, { state });
  await someInvoice(theirs);
});

/** What is beside the name of a section. */
const countIn = (html: string, path: string) =>
  new RegExp(`<li><a href="${path}"[^>]*>.*?</a></li>`).exec(html)?.[0].match(/<b>(\d+)/)?.[1];

it('counts waiting items of a section as its page does', async () => {
  const { text } = await visit(site(), portalPaths.projects, people.owner.cookie);
  expect(countIn(text, portalPaths.tickets)).toBe(String(WAITING));
  expect(countIn(text, portalPaths.invoices)).toBe('2');
  for (const query of ['', '?busca=menu']) {
    const tickets = await visit(site(), `${portalPaths.tickets}${query}`, people.owner.cookie);
    expect([query, tickets.text.includes(`<span>${WAITING} esperam por você`)]).toEqual([
      query,
      true,
    ]);
  }
  const invoices = await visit(site(), portalPaths.invoices, people.owner.cookie);
  expect(invoices.text).toContain('em 2 faturas');
});

it('counts for each user only what they may see', async () => {
  const asMember = await visit(site(), portalPaths.projects, people.member.cookie);
  expect(countIn(asMember.text, portalPaths.tickets)).toBe(String(WAITING));
  expect(asMember.text).not.toContain(`href="${portalPaths.invoices}"`);
  const asFinance = await visit(site(), portalPaths.projects, people.finance.cookie);
  expect(countIn(asFinance.text, portalPaths.tickets)).toBeUndefined();
  expect(countIn(asFinance.text, portalPaths.invoices)).toBe('2');
});
