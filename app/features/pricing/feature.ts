import type { Feature } from '#app/feature.ts';
import { ANSWER_QUERY } from './addresses.ts';

export const pricing = {
  texts: {
    'page-pricing': {
      names: { 'pt-BR': 'Página Preços', en: 'Prices page' },
      namespace: 'pricing-page',
      keys: [
        'name',
        'title',
        'lead',
        'leadAnswered',
        'services',
        'process',
        'submit',
        'before',
        'range',
        'none',
        'send',
        'floors',
      ],
      page: 'pricing',
    },
  },
  site: {
    pricing: {
      file: 'features/pricing/site/pricing-page/pricing.route.tsx',
      queryKeys: ANSWER_QUERY,
    },
  },
  admin: {
    prices: {
      file: 'features/pricing/admin/prices.route.tsx',
      permission: 'settings:read',
      menu: { group: 'settings', part: 'sell', position: 60, icon: 'ruler' },
    },
  },
} as const satisfies Feature;
