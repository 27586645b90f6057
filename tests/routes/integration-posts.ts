import { apiKey } from './api-calls.ts';
import { member } from './auth-posts.ts';
import type { Sample } from './settings-posts.ts';

export const integrationPosts = {
  'admin.apiKeys': {
    revoke: async (): Promise<Sample> => {
      const { id: owner } = await member();
      const { id } = await apiKey(owner, ['crm:read']);
      return { fields: { intent: 'revoke', id } };
    },
  },
  'admin.apiKeyNew': {
    make: { fields: { name: 'Contabilidade', scopes: 'crm:read', product: '', life: '90' } },
  },
};
