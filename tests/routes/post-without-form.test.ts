import { expect, it } from 'vitest';
import { LOCALES } from '#app/i18n/locale.ts';
import { areaPaths, authPaths, endpointPath } from '#app/paths.ts';
import { useBuiltSite } from './built-site.ts';
import { crashesOf } from './crash-rows.ts';

const site = useBuiltSite();

const addresses = [
  ...LOCALES.flatMap((locale) => [
    endpointPath('projectSubmit', locale),
    endpointPath('contactSubmit', locale),
    endpointPath('talentSubmit', locale),
  ]),
  areaPaths.auth,
  authPaths.signUp,
  authPaths.forgot,
  authPaths.reset,
];

it.each(addresses)('%s reports what is missing where no form was posted', async (address) => {
  for (const headers of [{}, { 'content-type': 'text/plain' }]) {
    const { status } = await site().ask(address, {
      method: 'POST',
      headers: { origin: site().origin, ...headers },
      body: 'nonsense',
    });
    expect([address, status]).toEqual([address, 422]);
  }
});

it('none of that is a crash', async () => {
  expect(await crashesOf('POST auth')).toEqual([]);
  expect(await crashesOf('POST contactSubmit.pt-BR')).toEqual([]);
});
