import type { Feature } from '#app/feature.ts';

export const content = {
  site: {
    home: { file: 'areas/site/home/home.route.tsx' },
    services: { file: 'areas/site/services/services.route.tsx' },
    softwareApps: { file: 'areas/site/service/service.route.tsx' },
    automationAi: { file: 'areas/site/service/service.route.tsx' },
    gamesGamification: { file: 'areas/site/service/service.route.tsx' },
    consulting: { file: 'areas/site/service/service.route.tsx' },
    cases: { file: 'areas/site/cases/cases.route.tsx' },
    lab: { file: 'areas/site/lab/lab.route.tsx' },
    workshop: { file: 'areas/site/workshop/workshop.route.tsx' },
    craft: { file: 'areas/site/craft/craft.route.tsx' },
    craftIdea: { file: 'areas/site/craft-idea/craft-idea.route.tsx' },
    craftPortfolio: { file: 'areas/site/craft-portfolio/craft-portfolio.route.tsx' },
    content: { file: 'areas/site/content-page/content-page.route.tsx' },
    about: { file: 'areas/site/about/about.route.tsx' },
    team: { file: 'areas/site/team/team.route.tsx' },
    curriculum: { file: 'areas/site/curriculum/curriculum.route.tsx' },
    privacy: { file: 'areas/site/legal/privacy.route.tsx' },
    terms: { file: 'areas/site/legal/terms.route.tsx' },
    cookies: { file: 'areas/site/legal/cookies.route.tsx' },
    faq: { file: 'areas/site/faq/faq.route.tsx' },
    process: { file: 'areas/site/process/process.route.tsx' },
  },
  endpoints: {
    workshopSubmit: { file: 'areas/site/workshop/workshop-submit.route.tsx', page: 'workshop' },
  },
  admin: {
    content: {
      file: 'areas/admin/content/content.route.tsx',
      permission: 'settings:read',
      menu: { group: 'site', position: 10, icon: 'file-text', key: 't' },
    },
    contentItem: {
      file: 'areas/admin/content/content-item.route.tsx',
      permission: 'settings:read',
    },
    contentPreview: {
      file: 'areas/admin/content/content-preview.route.ts',
      permission: 'settings:read',
    },
  },
} as const satisfies Feature;
