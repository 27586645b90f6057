import { runningText, type SearchDocument } from '#app/features/search/search-document.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { pathTo, type RouteName, type ServiceName } from '#app/paths.ts';
import { ARM_NAMES, type ArmName } from '../arms/arms.ts';
import { itemsOf } from '../overrides/items-of.ts';
import { serviceRooms, servicesByPlace } from '../services/register.ts';

/** Pages without parameters that the drawing and the rules point to. */
export type RoomRoute = ServiceName | ArmName;
export type ProofRoute =
  | RoomRoute
  | Extract<RouteName, 'process' | 'cookies' | 'search' | 'contact'>;

type AboutText = {
  lead: string;
  paragraphs: readonly string[];
  facts: readonly { term: string; fact: string }[];
  /** The rooms of the drawing; each is called as the page behind its door. */
  rooms: Record<RoomRoute, { text: string }>;
  /** The rules we keep: each says where a visitor can check it. */
  rules: readonly { title: string; text: string; check: string; route: ProofRoute }[];
};

/** The rooms in the order of the drawing. */
export const ROOMS: readonly RoomRoute[] = [...servicesByPlace('room'), ...ARM_NAMES];

export type About = { id: 'about'; texts: Record<Locale, AboutText> };

const texts: Record<Locale, AboutText> = {
  'pt-BR': {
    lead: '{{ServiceCount}} serviços, workshops para equipes e parcerias de produto, em um só estúdio. O que fazemos, em números, e as regras que seguimos.',
    paragraphs: [
      'Fazemos software, aplicativos, automação com IA e jogos para empresas que têm um problema de verdade: a planilha cheia de erros, o pedido digitado três vezes, o treinamento que fica pela metade.',
      'O problema chega bruto e sai pronto: passa por desenho, construção e teste. Você vê, experimenta e aprova cada parte antes da próxima.',
      'Mais de {{companies}} empresas já usam uma ferramenta feita por nós. Quem chega não costuma pedir “transformação digital”: pede para parar de copiar e colar.',
    ],
    facts: [
      { term: 'Clientes', fact: 'mais de {{companies}} empresas' },
      { term: 'Serviços', fact: 'software, IA, jogos, consultoria' },
      { term: 'Descoberta', fact: '{{discoveryWeeks}}' },
      { term: 'Desenvolvimento', fact: '{{developmentWeeks}}' },
      { term: 'Disponibilidade', fact: '{{uptime}}%' },
    ],
    rooms: {
      ...serviceRooms('pt-BR'),
      lab: { text: 'Workshops para aprender fazendo.' },
      craft: { text: 'Parcerias que viram produto.' },
    },
    rules: [
      {
        title: 'Primeiro o resultado',
        text: 'Antes da primeira linha de código, escolhemos com você o resultado que precisa mudar. Sem ele, não há como saber se valeu a pena.',
        check: 'Onde isso entra no processo',
        route: 'process',
      },
      {
        title: 'Um não também é entrega',
        text: 'O diagnóstico pode terminar em “não construa”. Escrevemos isso com o mesmo cuidado de um projeto.',
        check: 'Como é um diagnóstico',
        route: 'consulting',
      },
      {
        title: 'Pessoas decidem',
        text: 'A máquina lê, confere, sugere e registra. Decisão que pesa na vida de alguém passa por uma pessoa.',
        check: 'Onde a IA para',
        route: 'automationAi',
      },
      {
        title: 'Funciona para todo mundo',
        text: 'Teclado, leitor de tela, celular barato, internet ruim. Este site funciona com o JavaScript desligado: desligue e confira.',
        check: 'Teste na busca, sem JavaScript',
        route: 'search',
      },
      {
        title: 'Dado é emprestado',
        text: 'Pedimos o mínimo, dizemos para quê e por quanto tempo. Estatísticas, só depois do seu sim.',
        check: 'O que guardamos, item por item',
        route: 'cookies',
      },
      {
        title: 'Ferramenta vem com treinamento',
        text: 'Ferramenta sem treinamento vira enfeite. Nos workshops do Lab, a equipe que vai usá-la aprende fazendo.',
        check: 'O que o Lab ensina',
        route: 'lab',
      },
    ],
  },
  en: {
    lead: '{{ServiceCount}} services, workshops for teams and product partnerships, in one studio. What we do, in numbers, and the rules we follow.',
    paragraphs: [
      'We make software, apps, AI automation and games for companies that have a real problem: the spreadsheet nobody trusts, the order typed three times, the course nobody finishes.',
      'The problem comes in raw and leaves finished: it goes through design, building and testing. You see, try and approve each part before the next one.',
      'More than {{companies}} companies use something we built. People who come to us don’t usually ask for “digital transformation”: they ask to stop copying and pasting.',
    ],
    facts: [
      { term: 'Clients', fact: 'more than {{companies}} companies' },
      { term: 'Services', fact: 'software, AI, games, consulting' },
      { term: 'Discovery', fact: '{{discoveryWeeks}}' },
      { term: 'Development', fact: '{{developmentWeeks}}' },
      { term: 'Uptime', fact: '{{uptime}}%' },
    ],
    rooms: {
      ...serviceRooms('en'),
      lab: { text: 'Workshops to learn by doing.' },
      craft: { text: 'Partnerships that become products.' },
    },
    rules: [
      {
        title: 'The result first',
        text: 'Before the first line of code, we choose with you the result that has to change. Without it, there’s no telling whether the work paid off.',
        check: 'Where it enters the process',
        route: 'process',
      },
      {
        title: 'A no is a result too',
        text: 'An assessment may end in “don’t build it”. We write that as carefully as any project.',
        check: 'What an assessment looks like',
        route: 'consulting',
      },
      {
        title: 'People decide',
        text: 'The machine reads, checks, suggests and keeps a record. A decision that affects someone’s life goes through a person.',
        check: 'Where the AI stops',
        route: 'automationAi',
      },
      {
        title: 'It works for everyone',
        text: 'Keyboard, screen reader, cheap phone, poor connection. This site works with JavaScript turned off: turn it off and see.',
        check: 'Try the search without JavaScript',
        route: 'search',
      },
      {
        title: 'Data is on loan',
        text: 'We ask for the minimum, and say what it’s for and for how long. Analytics only starts after you say yes.',
        check: 'What we store, item by item',
        route: 'cookies',
      },
      {
        title: 'Tools come with training',
        text: 'A tool without training gathers dust. In our Lab workshops, the team that will use it learns by doing.',
        check: 'What the Lab teaches',
        route: 'lab',
      },
    ],
  },
};

/** One page, and as such a list of one. */
export const aboutFiles: readonly About[] = [{ id: 'about', texts }];

export const about = () => (itemsOf('about', aboutFiles)[0] as About).texts;

const TITLE: Record<Locale, string> = { 'pt-BR': 'Sobre nós', en: 'About us' };

/** The page as one document, for the site's search. */
export function searchDocuments(locale: Locale): SearchDocument[] {
  const { lead, paragraphs, facts, rules } = about()[locale];
  const stories = [
    lead,
    ...paragraphs,
    ...facts.map(({ term, fact }) => `${term}: ${fact}`),
    ...rules.map(({ title, text }) => `${title}. ${text}`),
  ];
  return [
    {
      id: 'page:about',
      kind: 'page',
      title: TITLE[locale],
      text: runningText(stories),
      href: pathTo('about', locale),
    },
  ];
}
