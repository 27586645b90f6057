import type { SearchDocument } from '#app/features/search/search-document.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { pathTo } from '#app/paths.ts';
import type { ArmName } from '../arms/arms.ts';
import { fillText } from '../overrides/fill-words.ts';
import { countWords } from '../services/count-words.ts';

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
  | 'project'
  | 'privacyRequest';

const PAGES: Record<Locale, Record<SitePage, { title: string; text: string }>> = {
  'pt-BR': {
    services: {
      title: 'Serviços',
      text: 'Os {{serviceCount}} ofícios da casa: software e apps, automação com IA (inteligência artificial), jogos e gamificação, consultoria. Prazos e preços de partida.',
    },
    cases: {
      title: 'Cases',
      text: 'Projetos de clientes, em desenvolvimento. O primeiro case é este site: peso, verificações e disponibilidade, medidos.',
    },
    lab: {
      title: 'Lab',
      text: 'Workshops, tecnologia, habilidades humanas e certificação. Cursos e treinamento de equipes.',
    },
    craft: {
      title: 'Craft',
      text: 'Parcerias, pesquisa e desenvolvimento, validação e lançamento de ideias com sócios.',
    },
    craftPortfolio: { title: 'Portfólio do Craft', text: 'Peças feitas em parceria.' },
    content: {
      title: 'Conteúdo',
      text: 'Blog, artigos e guias da oficina: página em desenvolvimento.',
    },
    team: { title: 'Equipe', text: 'Quem trabalha na oficina, com currículo de cada pessoa.' },
    careers: {
      title: 'Carreiras',
      text: 'Vagas, estágio e como se candidatar. Trabalhe conosco.',
    },
    contact: {
      title: 'Contato',
      text: 'WhatsApp, telefone, e-mail, endereço e horário de atendimento. Pedir diagnóstico ou orçamento.',
    },
    faq: { title: 'Perguntas frequentes', text: 'Preço, prazo, contrato, dúvidas. FAQ.' },
    process: {
      title: 'Processo',
      text: 'As seis etapas da casa, do bruto ao fio. Método de trabalho.',
    },
    project: {
      title: 'Forjar projeto',
      text: 'Formulário para contar o seu projeto e pedir orçamento.',
    },
    privacyRequest: {
      title: 'Pedido sobre os seus dados',
      text: 'Ver, corrigir, levar ou apagar dados pessoais. LGPD, direitos do titular.',
    },
  },
  en: {
    services: {
      title: 'Services',
      text: 'The {{serviceCount}} trades: software and apps, AI automation (artificial intelligence), games and gamification, consulting. Starting prices and times.',
    },
    cases: {
      title: 'Cases',
      text: 'Case studies of client projects, in development. The first one is this site: its weight, checks and availability, measured.',
    },
    lab: {
      title: 'Lab',
      text: 'Workshops, tech education, soft skills and certification. Courses and team training.',
    },
    craft: {
      title: 'Craft',
      text: 'Partnerships, research and development, validation and launch of ideas with partners.',
    },
    craftPortfolio: { title: 'Craft portfolio', text: 'Pieces made in partnership.' },
    content: {
      title: 'Content',
      text: 'The workshop’s blog, articles and guides: page in development.',
    },
    team: { title: 'Team', text: 'Who works at the workshop, with everyone’s résumé.' },
    careers: {
      title: 'Careers',
      text: 'Jobs, openings, internship and how to apply. Work with us.',
    },
    contact: {
      title: 'Contact',
      text: 'WhatsApp, phone, e-mail, address and opening hours. Ask for a diagnostic or a quote.',
    },
    faq: { title: 'Frequently asked questions', text: 'Price, time, contract, doubts. FAQ.' },
    process: {
      title: 'Process',
      text: 'The six stages of the house, from raw to edge. How we work, method.',
    },
    project: {
      title: 'Forge a project',
      text: 'Form to describe your project and ask for a quote.',
    },
    privacyRequest: {
      title: 'Request about your data',
      text: 'See, correct, take away or erase personal data. LGPD, data-subject rights.',
    },
  },
};

/** One document a page, for the site's search. */
export function searchDocuments(locale: Locale): SearchDocument[] {
  return (Object.keys(PAGES[locale]) as SitePage[]).map((name) => {
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
