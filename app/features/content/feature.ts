import type { Feature } from '#app/feature.ts';
import type { PlainRoute } from '#app/paths.ts';
import { serviceAddresses } from './addresses.ts';

type ServicePage = { file: 'features/content/services/site/service/service.route.tsx' };

/** Every service has the same route file, which finds its service by the address. */
const servicePages = Object.fromEntries(
  Object.keys(serviceAddresses).map((name) => [
    name,
    { file: 'features/content/services/site/service/service.route.tsx' },
  ]),
) as Record<keyof typeof serviceAddresses, ServicePage>;

const text = (page: PlainRoute, namespace: string, keys: string, pt: string, en: string) => ({
  names: { 'pt-BR': pt, en },
  namespace,
  keys: keys.split(' '),
  page,
});

export const content = {
  texts: {
    'home-hero': text('home', 'home', 'hero', 'Início: abertura', 'Home: opening'),
    'home-parts': text(
      'home',
      'home',
      'parts',
      'Início: diferenciais',
      'Home: what every project gets',
    ),
    'home-work': text('home', 'home', 'work', 'Início: o que fazemos', 'Home: what we do'),
    'home-pains': text(
      'home',
      'home',
      'pains',
      'Início: problemas comuns',
      'Home: common problems',
    ),
    'home-method': text('home', 'home', 'method', 'Início: passos', 'Home: steps'),
    'home-tools': text(
      'home',
      'home',
      'tools.tag tools.title tools.lead tools.example tools.steps',
      'Início: avaliação de ferramentas',
      'Home: choosing tools',
    ),
    'home-trust': text('home', 'home', 'trust', 'Início: confiança', 'Home: trust'),
    'home-closing': text('home', 'home', 'closing', 'Início: fechamento', 'Home: closing'),
    'page-services': text(
      'services',
      'services',
      'name title lead choose list phases beside closing',
      'Página Serviços',
      'Services page',
    ),
    'page-service': text(
      'softwareApps',
      'service',
      'strip questions parts balloons audience phases phasesLead out process faq related relatedTitle lab assessmentLead price',
      'Páginas de serviço: o que têm em comum',
      'Service pages: what they share',
    ),
    'page-cases': text(
      'cases',
      'cases',
      'name pending title text waysTitle ways first',
      'Página Cases',
      'Case studies page',
    ),
    'page-lab': text(
      'lab',
      'lab',
      'name title lead next subjects list day closing',
      'Página Lab',
      'Lab page',
    ),
    'page-craft': text(
      'craft',
      'craft',
      'name title lead propose stages ideas portfolio bring closing',
      'Página Craft',
      'Craft page',
    ),
    'page-content': text(
      'content',
      'content-page',
      'name finished pending title text waysTitle ways articles.newest articles.read',
      'Página Conteúdo',
      'Content page',
    ),
    'page-about': text(
      'about',
      'about',
      'crumb raw finished process told rules verbs ways',
      'Página Sobre: títulos',
      'About page: headlines',
    ),
    'page-team': text(
      'team',
      'team',
      'crumb raw finished lead people open',
      'Página Equipe: textos',
      'Team page: texts',
    ),
    'page-faq': text(
      'faq',
      'faq',
      'name title lead services closing',
      'Página Perguntas frequentes',
      'FAQ page',
    ),
    'page-process': text(
      'process',
      'process',
      'name title lead services bring out terms again caption closing',
      'Página Como trabalhamos',
      'How we work page',
    ),
  },
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
    landing: { file: 'features/content/landings/site/landing/landing.route.tsx' },
  },
  endpoints: {
    landingSubmit: {
      file: 'features/content/landings/site/landing/landing-submit.route.tsx',
      page: 'landing',
      saved: true,
    },
    workshopSubmit: {
      file: 'features/content/workshops/site/workshop/workshop-submit.route.tsx',
      page: 'workshop',
      saved: true,
    },
  },
  admin: {
    content: {
      file: 'features/content/admin/content.route.tsx',
      permission: 'site:read',
      menu: { group: 'site', position: 10, icon: 'file-text', key: 't' },
    },
    contentCalendar: {
      file: 'features/content/admin/calendar/content-calendar.route.tsx',
      permission: 'site:read',
    },
    contentItem: {
      file: 'features/content/admin/content-item.route.tsx',
      permission: 'site:read',
    },
    caseLeave: {
      file: 'features/content/cases/admin/case-leave.route.tsx',
      permission: 'site:read',
    },
    caseLeaveFile: {
      file: 'features/content/cases/admin/case-leave-file.route.ts',
      permission: 'site:read',
    },
    contentPreview: {
      file: 'features/content/admin/content-preview.route.ts',
      permission: 'site:read',
    },
  },
  acts: { contentCalendar: { screen: 'contentCalendar', icon: 'calendar-days' } },
} as const satisfies Feature;
