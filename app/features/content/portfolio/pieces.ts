import type { SearchDocument } from '#app/features/search/search-document.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { pathTo } from '#app/paths.ts';
import { isSwitchedOff } from '../about/list-pages.ts';
import { inLanguage } from '../overrides/in-language.ts';
import { itemsOf } from '../overrides/items-of.ts';
import type { Piece } from './piece.ts';

/** Test pieces in the order in which they hang on the rack. */
export const pieceFiles: readonly Piece[] = [
  {
    id: 'work-orders',
    service: 'softwareApps',
    sample: true,
    texts: {
      'pt-BR': {
        name: 'Ordem de serviço sem papel',
        asked: 'que uma ordem de serviço cabe inteira no celular de quem está na escada.',
        made: 'Um sistema de ordens com foto, assinatura na tela e fila que espera o sinal voltar.',
        parts: ['página que funciona sem internet', 'histórico por equipamento', 'painel do dia'],
      },
      en: {
        name: 'Paperless work orders',
        asked: 'that a whole work order fits on the phone of someone up a ladder.',
        made: 'A work-order system with photos, a signature on screen and a queue that waits for the signal.',
        parts: ['a page that works offline', 'history per machine', 'a dashboard of the day'],
      },
    },
  },
  {
    id: 'order-reader',
    service: 'automationAi',
    sample: true,
    texts: {
      'pt-BR': {
        name: 'Leitor de pedidos',
        asked: 'que um pedido escrito às pressas vira campo conferido, com a origem ao lado.',
        made: 'Uma tela de leitura: à esquerda a mensagem, à direita os campos, no meio a dúvida.',
        parts: ['leitura com fonte', 'regras em frases', 'tela de exceção'],
      },
      en: {
        name: 'Order reader',
        asked: 'that an order typed in a hurry becomes checked fields, each beside its source.',
        made: 'A reading screen: the message on the left, the fields on the right, the doubt in between.',
        parts: ['reading with sources', 'rules as sentences', 'an exception screen'],
      },
    },
  },
  {
    id: 'first-week',
    service: 'gamesGamification',
    sample: true,
    texts: {
      'pt-BR': {
        name: 'Primeira semana',
        asked: 'que a integração de novos funcionários pode ser um jogo de cinco dias, sem tela.',
        made: 'Um baralho de missões: achar, perguntar, fazer, mostrar. O placar é um mapa da empresa.',
        parts: ['regra de uma página', 'trinta cartões', 'mapa que se preenche'],
      },
      en: {
        name: 'First week',
        asked: 'that joining a company can be a five-day game, with no screen.',
        made: 'A deck of missions: find, ask, do, show. The scoreboard is a map of the company.',
        parts: ['a one-page rule book', 'thirty cards', 'a map that fills in'],
      },
    },
  },
  {
    id: 'system-map',
    service: 'consulting',
    sample: true,
    texts: {
      'pt-BR': {
        name: 'Mapa de sistemas em uma página',
        asked: 'que a arquitetura de uma empresa média cabe em uma página que a diretoria lê.',
        made: 'Uma página: o que existe, o que conversa com o quê, o que depende de uma pessoa só.',
        parts: [
          'três símbolos, uma legenda',
          'risco marcado em cada integração',
          'data da próxima revisão',
        ],
      },
      en: {
        name: 'A one-page system map',
        asked: 'that a mid-size company’s architecture fits on one page the board will read.',
        made: 'One page: what exists, what talks to what, what depends on a single person.',
        parts: [
          'three symbols, one legend',
          'risk marked on every link',
          'date of the next review',
        ],
      },
    },
  },
  {
    id: 'voice-catalog',
    service: 'automationAi',
    sample: true,
    texts: {
      'pt-BR': {
        name: 'Catálogo que responde',
        asked: 'que um catálogo de produtos responde às perguntas do balcão e cita a página.',
        made: 'Uma busca que entende o jeito de pedir, mostra o produto e abre o catálogo no lugar certo.',
        parts: [
          'busca que perdoa erro de grafia',
          'resposta com página',
          '“não sei” quando não sabe',
        ],
      },
      en: {
        name: 'A catalogue that answers',
        asked: 'that a product catalogue can answer questions at the counter and quote the page.',
        made: 'A search that understands how people ask, shows the product and opens the catalogue in the right place.',
        parts: [
          'a search that forgives typos',
          'answers with a page number',
          '“I don’t know” when it doesn’t',
        ],
      },
    },
  },
];

/** The test pieces of a language; of all languages without one. */
export const pieces = (locale?: Locale) => inLanguage(itemsOf('piece', pieceFiles), locale);

/** One document a piece, for the site's search; all are on one page. */
export function searchDocuments(locale: Locale): SearchDocument[] {
  if (isSwitchedOff('craftPortfolio')) return [];
  return pieces(locale).map(({ id, texts }) => {
    const { name, asked, made, parts } = texts[locale];
    return {
      id: `portfolio:${id}`,
      kind: 'portfolio',
      title: name,
      text: [made, asked, ...parts].join(' '),
      href: `${pathTo('craftPortfolio', locale)}#${id}`,
    };
  });
}
