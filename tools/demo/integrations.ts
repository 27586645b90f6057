import { createHash } from 'node:crypto';
import { newWebhookSecret } from '#app/features/integrations/webhooks/sign-webhook.ts';
import { SECRET_PURPOSE } from '#app/features/integrations/webhooks/webhook.ts';
import { seal } from '#app/platform/secrets.server.ts';
import type { DemoPerson } from './people.ts';
import { sql } from './sql.ts';

type DemoKey = {
  name: string;
  letters: string;
  scopes: string[];
  product?: string;
  state: 'active' | 'expired' | 'revoked';
};

const KEYS: readonly DemoKey[] = [
  { name: 'Planilha de vendas', letters: 'planilha', scopes: ['crm:read'], state: 'active' },
  {
    name: 'Formulário da Doavya',
    letters: 'doavya01',
    scopes: ['crm:read', 'crm:create'],
    product: 'doavya',
    state: 'active',
  },
  { name: 'Contabilidade', letters: 'contabil', scopes: ['financial:read'], state: 'expired' },
  { name: 'Teste do Zapier', letters: 'zapier01', scopes: ['feedback:read'], state: 'revoked' },
];

/** Keys that nobody has: what is hashed is no key. */
export async function makeDemoIntegrations(people: readonly DemoPerson[]): Promise<void> {
  const owner = people.find(({ role }) => role === 'admin')?.id;
  for (const { name, letters, scopes, product, state } of KEYS) {
    await sql(
      `insert into public.api_keys (name, prefix, secret_hash, scopes, product, owner_id, created_at, expires_at,
         last_used_at, revoked_at, revoked_by)
       select $1, 'forja_' || $2, $3, $4, (select p.slug from public.crm_products p where p.slug = $5), $6,
         now() - interval '120 days', case when $7 = 'expired' then now() - interval '30 days' end,
         case when $7 = 'active' then now() - interval '2 hours' end,
         case when $7 = 'revoked' then now() - interval '60 days' end, case when $7 = 'revoked' then $6::uuid end`,
      [name, letters, createHash('sha256').update(name).digest(), scopes, product, owner, state],
    );
  }
  await sql(
    `insert into private.api_calls (key_id, request_hash, record_id, is_new, created_at)
     select k.id, k.secret_hash, s.id, true, now() - interval '2 hours'
     from public.api_keys k, (select id from public.qualification_submissions order by created_at desc limit 1) s
     where k.prefix = 'forja_doavya01'`,
  );
  await sql(
    `with made as (
       insert into public.webhooks (name, url, events, secret_sealed, product, owner_id, state, failures, failing_since, created_at)
       values
         ('Aviso de vendas', 'https://hooks.demo.example/vendas', '{lead.created,deal.won}', $2, null, $1, 'on', 0,
           null, now() - interval '90 days'),
         ('Sistema antigo', 'https://antigo.demo.example/webhook', '{ticket.created}', $2, null, $1, 'failed', 15,
           now() - interval '3 days', now() - interval '200 days')
       returning id, state)
     insert into public.webhook_deliveries
       (webhook_id, event, record_id, data, happened_at, state, tries, answer_status, error, tried_at)
     select m.id, d.event, d.record, jsonb_build_object('id', d.record), d.at, d.state, d.tries, d.status, d.error, d.at
     from made m
     join (
       select 'on' as of, 'lead.created' as event, s.id as record, s.created_at as at, 'delivered' as state, 1 as tries,
         204 as status, null as error
       from (select id, created_at from public.qualification_submissions
         where created_at > now() - interval '29 days' order by created_at desc limit 12) s
       union all
       select 'failed', 'ticket.created', t.id, now() - interval '3 days', 'failed', 8, 500, 'status'
       from (select id from public.feedback_tickets order by created_at desc limit 3) t) d on d.of = m.state
     order by d.at`,
    [owner, seal(SECRET_PURPOSE, newWebhookSecret())],
  );
}
