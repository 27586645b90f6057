import type { SearchDocument } from '#app/features/search/search-document.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { pathTo } from '#app/paths.ts';
import type { ArmName } from '../arms/arms.ts';
import { fillText } from '../overrides/fill-placeholders.ts';
import { countWords } from '../services/count-words.ts';
import { isEmptyPage } from './listing-pages.ts';

/** Pages that are found by what they are rather than by a text of their own. */
type SitePage =
  | ArmName
  | 'services'
  | 'cases'
  | 'craftPortfolio'
  | 'content'
  | 'team'
  | 'careers'
  | 'contact'
  | 'faq'
  | 'process'
  | 'pricing'
  | 'project'
  | 'privacyRequest';

const PAGES: Record<Locale, Record<SitePage, { title: string; text: string }>> = {
  'pt-BR': {
    services: {
      title: 'Serviços',
      text: 'Nossos {{serviceCount}} serviços: software e apps, automação com IA (inteligência artificial), jogos e gamificação, consultoria. Prazo e preço de cada um.',
    },
    cases: {
      title: 'Cases',
      text: 'Projetos de clientes, em desenvolvimento. O primeiro case é este site: peso, verificações e disponibilidade, medidos.',
    },
    lab: {
      title: 'Lab',
      text: 'Workshops para a sua equipe: tecnologia, habilidades humanas e certificação. Cursos e treinamento.',
    },
    craft: {
      title: 'Craft',
      text: 'Parcerias de produto: pesquisa e desenvolvimento, validação e lançamento de ideias.',
    },
    craftPortfolio: { title: 'Portfólio do Craft', text: 'Demonstrações técnicas.' },
    content: {
      title: 'Conteúdo',
      text: 'Blog, artigos e guias: página em desenvolvimento.',
    },
    team: { title: 'Equipe', text: 'As pessoas do estúdio, com o currículo de cada uma.' },
    careers: {
      title: 'Carreiras',
      text: 'Vagas, estágio e como se candidatar. Trabalhe conosco.',
    },
    contact: {
      title: 'Contato',
      text: 'WhatsApp, telefone, e-mail, endereço e horário de atendimento. Falar com uma pessoa, pedir diagnóstico ou orçamento.',
    },
    faq: { title: 'Perguntas frequentes', text: 'Preço, prazo, contrato, dados, dúvidas. FAQ.' },
    pricing: {
      title: 'Preços: quanto custa o seu projeto',
      text: 'Cinco perguntas e uma faixa de preço e prazo. Preço de partida de automação, diagnóstico e workshop. Quanto custa, tabela de preços, simulador.',
    },
    process: {
      title: 'Como trabalhamos',
      text: 'O processo em seis etapas, do problema ao resultado. Método de trabalho.',
    },
    project: {
      title: 'Conte o seu projeto e peça um orçamento',
      text: 'O formulário do botão “Forjar projeto”.',
    },
    privacyRequest: {
      title: 'Seus dados',
      text: 'Ver, corrigir, levar ou apagar dados pessoais. Pedido de privacidade, LGPD.',
    },
  },
  en: {
    services: {
      title: 'Services',
      text: 'Our {{serviceCount}} services: software and apps, AI automation (artificial intelligence), games and gamification, consulting. Timelines and prices of each.',
    },
    cases: {
      title: 'Case studies',
      text: 'Case studies of client projects, in development. The first one is this site: its weight, checks and availability, measured.',
    },
    lab: {
      title: 'Lab',
      text: 'Workshops for your team: technology, soft skills and certification. Courses and training.',
    },
    craft: {
      title: 'Craft',
      text: 'Product partnerships: research and development, validation and launch of ideas.',
    },
    craftPortfolio: { title: 'Craft portfolio', text: 'Technical demos.' },
    content: {
      title: 'Content',
      text: 'Blog, articles and guides: page in development.',
    },
    team: { title: 'Team', text: 'The people behind your project, with everyone’s CV.' },
    careers: {
      title: 'Careers',
      text: 'Jobs, openings, internships and how to apply. Work with us.',
    },
    contact: {
      title: 'Contact',
      text: 'WhatsApp, phone, email, address and opening hours. Talk to a person, request an assessment or a quote.',
    },
    faq: { title: 'Frequently asked questions', text: 'Prices, timelines, contracts, data. FAQ.' },
    pricing: {
      title: 'Prices: what your project costs',
      text: 'Five questions and a range of price and time. Starting prices of automation, assessments and workshops. How much it costs, price list, calculator.',
    },
    process: {
      title: 'How we work',
      text: 'The process in six stages, from problem to result. Method.',
    },
    project: {
      title: 'Tell us about your project and ask for a quote',
      text: 'The form behind the “Forge a project” button.',
    },
    privacyRequest: {
      title: 'Your data',
      text: 'See, correct, export or erase personal data. Privacy request, LGPD.',
    },
  },
};

/** One document a page, for the site's search. */
export function searchDocuments(locale: Locale): SearchDocument[] {
  const names = (Object.keys(PAGES[locale]) as SitePage[]).filter(
    (name) => !isEmptyPage(name, locale),
  );
  return names.map((name) => {
    const { title, text } = PAGES[locale][name];
    return {
      id: `page:${name}`,
      kind: 'page',
      title,
      text: fillText(text, countWords[locale]),
      href: pathTo(name, locale),
    };
  });
}
