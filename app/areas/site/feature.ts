import type { Feature } from '#app/feature.ts';

export const siteArea = {
  texts: {
    menu: {
      names: { 'pt-BR': 'Menu', en: 'Menu' },
      namespace: 'site',
      keys: ['header.services', 'header.company', 'links', 'arms', 'about'],
      page: 'home',
    },
    footer: {
      names: { 'pt-BR': 'Rodapé', en: 'Footer' },
      namespace: 'site',
      keys: ['footer'],
      page: 'home',
    },
  },
  site: {
    serverError: {
      file: 'areas/site/crash/server-error.route.tsx',
      cache: false,
      queryKeys: { codigo: 'text', de: 'text' },
    },
    offline: { file: 'areas/site/offline/offline.route.tsx' },
  },
} as const satisfies Feature;
