import { randomUUID } from 'node:crypto';
import { apiKey } from './api-calls.ts';
import { member, sql } from './auth-posts.ts';
import type { Sample } from './settings-posts.ts';

/** A webhook with a delivery that has failed. */
async function someWebhook() {
  const { id: owner } = await member();
  const [row] = await sql<{ webhook: string; delivery: string }>(
    `with made as (insert into public.webhooks (name, url, events, secret_sealed, owner_id)
       values ('Contabilidade', 'https://hooks.example.com', '{lead.created}', repeat('x', 60), $1) returning id)
     insert into public.webhook_deliveries (webhook_id, event, record_id, data, state)
     select id, 'lead.created', $2, '{}', 'failed' from made
     returning webhook_id as webhook, id as delivery`,
    owner,
    randomUUID(),
  );
  return row ?? { webhook: '', delivery: '' };
}

const EDITED = { name: 'Financeiro', url: 'https://hooks.example.com/x', events: 'deal.won' };

const onWebhook = (intent: string) => async (): Promise<Sample> => {
  const { webhook, delivery } = await someWebhook();
  return {
    path: `/admin/webhooks/${webhook}`,
    fields: { intent, delivery, ...(intent === 'edit' && EDITED) },
  };
};

export const integrationPosts = {
  'admin.apiKeys': {
    revoke: async (): Promise<Sample> => {
      const { id: owner } = await member();
      const { id } = await apiKey(owner, ['crm:read']);
      return { fields: { intent: 'revoke', id } };
    },
  },
  'admin.apiKeyNew': {
    make: async (): Promise<Sample> => ({
      fields: { name: 'Contabilidade', scopes: 'crm:read', product: '', life: '90' },
    }),
  },
  'admin.webhookNew': {
    make: async (): Promise<Sample> => ({
      fields: {
        ...{ name: 'Contabilidade', url: 'https://hooks.example.com/forja' },
        ...{ events: 'lead.created', product: '' },
      },
    }),
  },
  'admin.webhook': {
    on: onWebhook('on'),
    off: onWebhook('off'),
    test: onWebhook('test'),
    replay: onWebhook('replay'),
    delete: onWebhook('delete'),
    edit: onWebhook('edit'),
    rotate: onWebhook('rotate'),
  },
};
