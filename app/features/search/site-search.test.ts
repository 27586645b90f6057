import { beforeEach, describe, expect, it } from 'vitest';
import type { SearchDocument } from './search-document.ts';
import { registerSearchSources, searchableCounts, searchSite } from './site-search.server.ts';

const documents: SearchDocument[] = [
  {
    id: 'service:ai',
    kind: 'service',
    title: 'Automação com IA',
    note: 'a partir de R$ 15.000',
    text: 'A máquina lê o pedido e digita no ERP.',
    href: '/servicos/automacao-ia',
  },
  {
    id: 'person:davi',
    kind: 'person',
    title: 'Davi Lacerda',
    note: 'Automação e IA',
    text: 'Ensina a máquina a conferir.',
    href: '/team/davi/curriculum',
  },
  {
    id: 'legal:cookies',
    kind: 'legal',
    title: 'Cookies',
    text: 'O que o site grava no navegador. <script>alert(1)</script>',
    href: '/cookies',
  },
];

beforeEach(() => {
  registerSearchSources([(locale) => (locale === 'pt-BR' ? documents : [])]);
});

const found = (query: string) =>
  searchSite(query, 'pt-BR').groups.flatMap(({ hits }) => hits.map(({ id }) => id));

describe('finds', () => {
  it('a word without its accents, and with others', () => {
    expect(found('automacao')).toEqual(found('automação'));
    expect(found('AUTOMAÇÃO')).toEqual(['service:ai', 'person:davi']);
  });

  it('a word with a typo, and the beginning of one', () => {
    expect(found('automasão')).toContain('service:ai');
    expect(found('navegdor')).toEqual(['legal:cookies']);
    expect(found('lacer')).toEqual(['person:davi']);
  });

  it('what has all the words before anything else', () => {
    expect(found('automação pedido')).toEqual(['service:ai']);
  });

  it('what has any of the words where nothing has them all', () => {
    expect(found('cookies lacerda').sort()).toEqual(['legal:cookies', 'person:davi']);
  });

  it('singular and plural as one word', () => {
    expect(found('automações')).toEqual(found('automação'));
    expect(found('máquinas pedidos')).toEqual(['service:ai']);
  });

  it('a kind by its name', () => {
    expect(found('serviços')).toEqual(['service:ai']);
  });

  it('small facts too', () => {
    expect(found('15.000')).toEqual(['service:ai']);
  });
});

it('ranks the page of a subject above a person who works on it', () => {
  expect(found('máquina')).toEqual(['service:ai', 'person:davi']);
});

it('groups by kind, best group first, and marks what was met', () => {
  const { groups, total } = searchSite('automação', 'pt-BR');
  expect(groups.map(({ kind }) => kind)).toEqual(['service', 'person']);
  expect(total).toBe(2);
  expect(groups[0]?.hits[0]?.title).toEqual([
    { text: 'Automação', hit: true },
    { text: ' com IA', hit: false },
  ]);
});

it('answers blank, empty words and nonsense with nothing', () => {
  for (const query of ['', '   ', 'de', 'zzqxwv', '<>&"']) expect(found(query)).toEqual([]);
});

it('offers near words when nothing matches', () => {
  expect(searchSite('coqies', 'pt-BR').suggestions).toContain('cookies');
});

it('truncates an overlong query', () => {
  expect(found(`automação ${'x'.repeat(5000)}`)).toEqual(['service:ai', 'person:davi']);
});

it('keeps languages apart, and counts what there is', () => {
  expect(searchSite('automação', 'en').total).toBe(0);
  expect(searchableCounts('pt-BR')).toEqual([
    { kind: 'service', count: 1 },
    { kind: 'person', count: 1 },
    { kind: 'legal', count: 1 },
  ]);
});
