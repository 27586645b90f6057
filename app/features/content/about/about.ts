import { runningText, type SearchDocument } from '#app/features/search/search-document.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { pathTo, type RouteName, type ServiceName } from '#app/paths.ts';
import { ARM_NAMES, type ArmName } from '../arms/arms.ts';
import { itemsOf } from '../overrides/content-door.ts';
import { servicesByPlace } from '../services/register.ts';

/** Pages without parameters that the house and its rules point to. */
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
  /** House rules: each says where a visitor can check it. */
  rules: readonly { title: string; text: string; check: string; route: ProofRoute }[];
};

/** The rooms in the order of the drawing. */
export const ROOMS: readonly RoomRoute[] = [...servicesByPlace('room'), ...ARM_NAMES];

export type About = { id: 'about'; texts: Record<Locale, AboutText> };

const texts: Record<Locale, AboutText> = {
  'pt-BR': {
    lead: '{{ServiceCount}} ofícios, uma sala de aula e uma fornalha para sócios, debaixo do mesmo telhado. Entre: esta é a planta da casa.',
    paragraphs: [
      'Fazemos software, aplicativos, automação com IA e jogos para empresas que já têm um problema de verdade: a planilha que ninguém jura, o pedido digitado três vezes, o treinamento que esvazia no segundo módulo.',
      'Trabalhamos como oficina. A peça chega bruta, passa por desenho, fogo e martelo, e só sai depois do teste. Quem encomendou vê, pega e aprova antes de ela seguir.',
      'Mais de {{companies}} empresas já saíram daqui com ferramenta. Nenhuma pediu “transformação digital”: pediram para parar de copiar e colar.',
    ],
    facts: [
      { term: 'Clientes', fact: 'mais de {{companies}} empresas' },
      { term: 'Ofícios', fact: 'software, IA, jogos, consultoria' },
      { term: 'Descoberta', fact: '{{discoveryWeeks}}' },
      { term: 'Desenvolvimento', fact: '{{developmentWeeks}}' },
      { term: 'Disponibilidade', fact: '{{uptime}} %' },
    ],
    rooms: {
      consulting: { text: 'A prancheta: medir antes de construir.' },
      softwareApps: { text: 'A bancada: telas para o dia inteiro.' },
      automationAi: { text: 'A máquina lê; a exceção sobe para gente.' },
      gamesGamification: { text: 'A escada: missão, placar, bandeira.' },
      lab: { text: 'A sala: aprender com a peça na mão.' },
      craft: { text: 'A fornalha: dois sócios, um fogo.' },
    },
    rules: [
      {
        title: 'Primeiro o número',
        text: 'Antes da primeira linha de código, escolhemos com você o número que precisa mudar. Sem ele, não há como saber se a peça prestou.',
        check: 'Onde isso entra no processo',
        route: 'process',
      },
      {
        title: 'Dizer não é entrega',
        text: 'O diagnóstico pode terminar em “não construa”. Escrevemos isso com o mesmo cuidado de um projeto.',
        check: 'Como é um diagnóstico',
        route: 'consulting',
      },
      {
        title: 'Gente decide',
        text: 'A máquina lê, confere, sugere e deixa rastro. Decisão que pesa na vida de alguém passa por uma pessoa.',
        check: 'Onde a IA para',
        route: 'automationAi',
      },
      {
        title: 'Abre para todo mundo',
        text: 'Teclado, leitor de tela, celular barato, internet ruim. Este site funciona com o JavaScript desligado: desligue e confira.',
        check: 'Teste na busca, sem script',
        route: 'search',
      },
      {
        title: 'Dado é emprestado',
        text: 'Pedimos o mínimo, dizemos para quê e por quanto tempo. Medição, só depois do seu sim.',
        check: 'O que guardamos, item por item',
        route: 'cookies',
      },
      {
        title: 'Fica quem sabe usar',
        text: 'Ferramenta entregue sem treino vira enfeite. O Lab ensina a equipe que vai ficar com ela.',
        check: 'O que o Lab ensina',
        route: 'lab',
      },
    ],
  },
  en: {
    lead: '{{ServiceCount}} trades, a classroom and a hearth for partners, under one roof. Come in: this is the plan of the house.',
    paragraphs: [
      'We make software, apps, AI automation and games for companies that already have a real problem: the spreadsheet nobody trusts, the order typed three times, the course that empties at module two.',
      'We work the way a workshop does. A piece comes in raw, goes through drawing, fire and hammer, and leaves only after testing. Whoever ordered it sees it, holds it and approves it before it moves on.',
      'More than {{companies}} companies have left here with a tool. None of them asked for “digital transformation”. They asked to stop copying and pasting.',
    ],
    facts: [
      { term: 'Clients', fact: 'more than {{companies}} companies' },
      { term: 'Trades', fact: 'software, AI, games, consulting' },
      { term: 'Discovery', fact: '{{discoveryWeeks}}' },
      { term: 'Development', fact: '{{developmentWeeks}}' },
      { term: 'Uptime', fact: '{{uptime}}%' },
    ],
    rooms: {
      consulting: { text: 'The drawing table: measure before building.' },
      softwareApps: { text: 'The bench: screens for the whole day.' },
      automationAi: { text: 'The machine reads; exceptions go up to people.' },
      gamesGamification: { text: 'The steps: mission, score, flag.' },
      lab: { text: 'The classroom: learn with the piece in hand.' },
      craft: { text: 'The hearth: two partners, one fire.' },
    },
    rules: [
      {
        title: 'The number first',
        text: 'Before the first line of code we choose, with you, the number that has to move. Without it there is no telling whether the piece was any good.',
        check: 'Where it enters the process',
        route: 'process',
      },
      {
        title: 'No is a deliverable',
        text: 'A diagnostic may end in “don’t build it”. We write that down as carefully as any project.',
        check: 'What a diagnostic looks like',
        route: 'consulting',
      },
      {
        title: 'People decide',
        text: 'The machine reads, checks, suggests and leaves a trail. A decision that weighs on someone’s life goes through a person.',
        check: 'Where the AI stops',
        route: 'automationAi',
      },
      {
        title: 'It opens for everyone',
        text: 'Keyboard, screen reader, cheap phone, poor connection. This site works with JavaScript turned off: turn it off and see.',
        check: 'Try the search, no script',
        route: 'search',
      },
      {
        title: 'Data is on loan',
        text: 'We ask for the minimum, and say what for and for how long. Measurement only starts after your yes.',
        check: 'What we store, item by item',
        route: 'cookies',
      },
      {
        title: 'Someone must know how',
        text: 'A tool delivered without training becomes an ornament. The Lab teaches the team that keeps it.',
        check: 'What the Lab teaches',
        route: 'lab',
      },
    ],
  },
};

/** One page, and as such a list of one. */
export const aboutFiles: readonly About[] = [{ id: 'about', texts }];

export const about = () => (itemsOf('about', aboutFiles)[0] as About).texts;

const TITLE: Record<Locale, string> = { 'pt-BR': 'Sobre a oficina', en: 'About the workshop' };

/** The page as one document, for the site's search. */
export function searchDocuments(locale: Locale): SearchDocument[] {
  const { lead, paragraphs, facts, rules } = about()[locale];
  const told = [
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
      text: runningText(told),
      href: pathTo('about', locale),
    },
  ];
}
