import { beforeAll, expect, it } from 'vitest';
import { post, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { leadWithDeal, type Story } from './lead-with-deal.ts';
import { type SignedIn, signedIn, visit } from './staff.ts';

/* What the histories of a lead and of its deal say. */

const site = useBuiltSite();
let manager: SignedIn;
beforeAll(async () => {
  manager = await signedIn(site(), 'manager');
});

const someLead = (name: string) => leadWithDeal(site(), name);
const act = (fields: Record<string, string>) =>
  post(site(), '/admin/leads', fields, { cookie: manager.cookie });
const undoMove = (lead: Story, status: string, before: string) =>
  act({ intent: 'undo', status, back: `${lead.id}:${before}` });

/** The lines of both histories, newest first, in a language. */
async function histories(lead: Story, language: 'pt-BR' | 'en') {
  const cookie = `${manager.cookie}; preferred-locale=${language}`;
  const lines = async (address: string) => {
    const { text } = await visit(site(), address, cookie);
    // A list for each day.
    const days = [...text.matchAll(/<ol class="admin-log">(.*?)<\/ol>/gs)];
    return days
      .map(([, day]) => day)
      .join('')
      .split('<li')
      .slice(1)
      .map((line) => line.replace(/<time.*?<\/time>/gs, '').replace(/^[^>]*>|<[^>]*>/g, ''))
      .toReversed();
  };
  return {
    lead: await lines(`/admin/leads/${lead.id}`),
    deal: await lines(`/admin/deals/${lead.deal}`),
  };
}

it('both histories say who and why, in both languages', async () => {
  const lead = await someLead('historico');
  const both = async () => ({
    pt: await histories(lead, 'pt-BR'),
    en: await histories(lead, 'en'),
  });
  const move = (status: string, more: Record<string, string> = {}) =>
    act({ intent: 'move', id: lead.id, status, ...more });
  const [who] = await sql<{ name: string }>(
    'select display_name as name from public.user_profiles where user_id = $1',
    manager.id,
  );
  const says = (line: string | undefined, ...parts: string[]) => {
    for (const part of [who?.name ?? '', ...parts]) expect(line).toContain(part);
  };

  await move('lost', { reason: 'price', note: 'Outro orçamento' });
  let now = await both();
  says(now.pt.lead[0], 'perdido', 'preço', 'Outro orçamento');
  says(now.pt.deal[0], 'Perdido: preço', 'com o lead', 'Outro orçamento');
  says(now.en.lead[0], 'lost', 'price', 'Outro orçamento');
  says(now.en.deal[0], 'Lost: price', 'with the lead');

  await undoMove(lead, 'lost', 'new');
  now = await both();
  says(now.pt.lead[0], 'Desfeito');
  says(now.pt.deal[0], 'Desfeito', 'com o lead');
  says(now.en.lead[0], 'Undone');
  says(now.en.deal[0], 'Undone', 'with the lead');

  await move('spam', { deals: 'close' });
  now = await both();
  says(now.pt.lead[0], 'spam');
  // An archived deal has no page.
  expect(now.pt.deal).toEqual([]);
  await undoMove(lead, 'spam', 'new');
  now = await both();
  says(now.pt.lead[0], 'Desfeito');
  says(now.pt.deal[0], 'Desfeito: tirado do arquivo');
  says(now.en.deal[0], 'Undone: restored');
  says(now.pt.deal[1], 'Arquivado: o lead é spam');
  says(now.en.deal[1], 'Archived: the lead is spam');

  await move('qualified');
  await move('converted', { reason: 'fit', value: '900' });
  now = await both();
  says(now.pt.lead[0], 'convertido', 'atende ao que precisam');
  says(
    now.pt.deal.find((line) => line.includes('Ganho')),
    'Ganho: atende ao que precisam',
    'com o lead',
  );
  says(now.en.lead[0], 'converted', 'it fits what they need');

  await sql(
    `update public.submission_status_changes set changed_at = changed_at - interval '1 hour'
     where submission_id = $1`,
    lead.id,
  );
  await move('contacted');
  now = await both();
  says(now.pt.lead[0], 'Reaberto: de convertido para contatado');
  says(now.pt.deal[0], 'Reaberto', 'com o lead');
  says(now.en.lead[0], 'Reopened: from converted to contacted');
  says(now.en.deal[0], 'Reopened', 'with the lead');
});
