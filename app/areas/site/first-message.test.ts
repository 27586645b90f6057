import { expect, it } from 'vitest';
import { messages } from '#app/composition/messages.ts';
import { registerMessages } from '#app/i18n/instances.ts';
import { firstMessage } from './first-message.server.ts';

registerMessages(messages);

const place = {
  locale: 'pt-BR',
  routeName: 'contact',
  pathname: '/contato',
  secret: false,
} as const;

it.each([
  ['a page', place, 'Olá! Estou na página Contato (/contato) e queria conversar.'],
  [
    'a page in English',
    { ...place, locale: 'en', pathname: '/en/contact' },
    'Hello! I’m on the page Contact (/en/contact) and would like to talk.',
  ],
  [
    'a service',
    { ...place, locale: 'en', routeName: 'softwareApps', pathname: '/en/services/software-apps' },
    'Hello! I’m on the page Software & apps (/en/services/software-apps) and would like to talk.',
  ],
  [
    'a sent form',
    { ...place, routeName: 'protocol', pathname: '/obrigado/7h2k-9qx4', secret: true },
    'Olá! Acabei de enviar um formulário. O protocolo é 7H2K-9QX4.',
  ],
  [
    'an application',
    { ...place, locale: 'en', routeName: 'protocol', pathname: '/en/thank-you/T-7H2K-9QX4' },
    'Hello! I’ve just sent a form. The reference number is T-7H2K-9QX4.',
  ],
  [
    'no page',
    { ...place, routeName: null, pathname: '/nada' },
    'Olá! Estou na página Página não encontrada (/nada) e queria conversar.',
  ],
] as const)('names %s', (_, given, message) => {
  expect(firstMessage(given)).toBe(message);
});

it('never carries an address that is a secret', () => {
  for (const locale of ['pt-BR', 'en'] as const) {
    const given = { ...place, locale, routeName: 'feedbackAnswer', secret: true } as const;
    expect(firstMessage({ ...given, pathname: '/feedback/segredo' })).not.toContain('segredo');
  }
});
