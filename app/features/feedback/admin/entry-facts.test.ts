import { beforeAll, expect, it } from 'vitest';
import { messages } from '#app/composition/messages.ts';
import { instanceOf, registerMessages } from '#app/i18n/instances.ts';
import { entryFacts } from './entry-facts.ts';

beforeAll(() => registerMessages(messages));

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
const factsIn = (locale: 'pt-BR' | 'en', entry: Partial<Parameters<typeof entryFacts>[0]>) =>
  Object.fromEntries(
    entryFacts(
      { context: {}, claim: '', persona: 'usuario_final', channel: 'inapp', ...entry },
      instanceOf(locale).getFixedT(locale, 'staff-feedback'),
      locale,
    ).map(({ label, value }) => [label, value]),
  );

it('words the context of an entry from the form of the site', () => {
  const context = {
    path: '/contato',
    timestamp: '2026-11-20T17:30:00.000Z',
    browser: CHROME,
    locale: 'pt-BR',
    referrer: '',
    user: { role: 'usuario_final', id: 'anonymous', name: 'Visitor' },
    user_provided: { name: 'Ana', email: 'ana@casa.example' },
  };
  expect(factsIn('pt-BR', { context })).toEqual({
    Página: '/contato',
    'Hora no aparelho': '20/11/2026, 14h30',
    Navegador: 'Chrome, Windows',
    Idioma: 'português (Brasil)',
    'Quem enviou e por onde': 'Visitante · pelo site',
  });
  expect(factsIn('en', { context })).toMatchObject({
    Browser: 'Chrome, Windows',
    Language: 'Brazilian Portuguese',
    'Sender and channel': 'Visitor · on the site',
  });
});

it('keeps the names of another product as they are', () => {
  const context = {
    browser: 'Kiosk 3',
    locale: 'not a language',
    timestamp: 'yesterday',
    user: { id: 'u-7', name: 'Bia', role: 'operadora' },
  };
  expect(factsIn('pt-BR', { context, claim: 'c-1', persona: 'balcao', channel: 'totem' })).toEqual({
    Navegador: 'Kiosk 3',
    Idioma: 'not a language',
    'Hora no aparelho': 'yesterday',
    Pessoa: 'Bia · operadora · u-7',
    'Contato informado': 'c-1',
    'Quem enviou e por onde': 'balcao · totem',
  });
});
