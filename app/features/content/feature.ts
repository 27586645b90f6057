import type { Feature } from '#app/feature.ts';
import { serviceAddresses } from './addresses.ts';

type ServicePage = { file: 'features/content/services/site/service/service.route.tsx' };

/** Every service has the same route file, which finds its service by the address. */
const servicePages = Object.fromEntries(
  Object.keys(serviceAddresses).map((name) => [
    name,
    { file: 'features/content/services/site/service/service.route.tsx' },
  ]),
) as Record<keyof typeof serviceAddresses, ServicePage>;

export const content = {
  site: {
    home: { file: 'features/content/home/site/home.route.tsx' },
    services: { file: 'features/content/services/site/services.route.tsx' },
    ...servicePages,
    cases: { file: 'features/content/cases/site/cases.route.tsx' },
    case: { file: 'features/content/cases/site/case/case.route.tsx' },
    lab: { file: 'features/content/workshops/site/lab/lab.route.tsx' },
    workshop: { file: 'features/content/workshops/site/workshop/workshop.route.tsx' },
    craft: { file: 'features/content/ideas/site/craft/craft.route.tsx' },
    craftIdea: { file: 'features/content/ideas/site/craft-idea/craft-idea.route.tsx' },
    craftPortfolio: {
      file: 'features/content/portfolio/site/craft-portfolio/craft-portfolio.route.tsx',
    },
    content: { file: 'features/content/site/content-page/content-page.route.tsx' },
    article: { file: 'features/content/articles/site/article/article.route.tsx' },
    about: { file: 'features/content/about/site/about.route.tsx' },
    team: { file: 'features/content/team/site/team.route.tsx' },
    curriculum: { file: 'features/content/team/site/curriculum/curriculum.route.tsx' },
    privacy: { file: 'features/content/legal/site/privacy.route.tsx' },
    terms: { file: 'features/content/legal/site/terms.route.tsx' },
    cookies: { file: 'features/content/legal/site/cookies.route.tsx' },
    faq: { file: 'features/content/faq/site/faq.route.tsx' },
    process: { file: 'features/content/process/site/process.route.tsx' },
  },
  endpoints: {
    workshopSubmit: {
      file: 'features/content/workshops/site/workshop/workshop-submit.route.tsx',
      page: 'workshop',
    },
  },
  admin: {
    content: {
      file: 'features/content/admin/content.route.tsx',
      permission: 'settings:read',
      menu: { group: 'site', position: 10, icon: 'file-text', key: 't' },
    },
    contentCalendar: {
      file: 'features/content/admin/calendar/content-calendar.route.tsx',
      permission: 'settings:read',
    },
    contentItem: {
      file: 'features/content/admin/content-item.route.tsx',
      permission: 'settings:read',
    },
    caseLeave: {
      file: 'features/content/cases/admin/case-leave.route.tsx',
      permission: 'settings:read',
    },
    caseLeaveFile: {
      file: 'features/content/cases/admin/case-leave-file.route.ts',
      permission: 'settings:read',
    },
    contentPreview: {
      file: 'features/content/admin/content-preview.route.ts',
      permission: 'settings:read',
    },
  },
} as const satisfies Feature;
