import { sql } from './auth-posts.ts';
import type { BuiltSite } from './built-site.ts';
import { leadPost } from './lead-post.ts';
import { leadsOf } from './lead-rows.ts';

export type Story = { id: string; deal: string };

let people = 0;
/** A lead with a deal; each is of another contact. */
export async function leadWithDeal(site: BuiltSite, name: string): Promise<Story> {
  people += 1;
  const email = `${name}@aurora.example`;
  const telefone = `(17) 9912${people}-45${people + 10}`;
  await site.ask(
    '/projeto/enviar',
    leadPost({ origin: site.origin, answers: { email, telefone } }),
  );
  const [lead] = await leadsOf(email);
  if (!lead?.deal_id) throw new Error('No lead with a deal.');
  return { id: lead.id, deal: lead.deal_id };
}

type StoryState = { lead: string; deal: string; stage: string; reason: string | null; on: boolean };

/** The state of a lead and its deal. */
export async function stateOf({ id, deal }: Story): Promise<StoryState | undefined> {
  const [row] = await sql<StoryState>(
    `select s.status as lead, d.state as deal, g.slug as stage, d.close_reason as reason, d.is_active as on
     from public.qualification_submissions s, public.crm_deals d join public.crm_stages g on g.id = d.stage_id
     where s.id = $1 and d.id = $2`,
    id,
    deal,
  );
  return row;
}

/** The value of a hidden field of a page. */
export const fieldIn = (text: string, name: string): string =>
  new RegExp(`name="${name}" value="([^"]+)"`).exec(text)?.[1] ?? '';
