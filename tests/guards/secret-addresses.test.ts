import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, it } from 'vitest';
import { routeTable } from '#app/registry.ts';
import routes from '#app/routes.ts';
import { declaredSecrets, maskSecrets, SECRET_ADDRESSES } from '#app/secret-addresses.ts';
import { projectFolder } from '../../tools/source-files.ts';

/** Parameters that open nothing by themselves: names of items, and ids whose rows the guard decides on. */
const PLAIN_PARAMS = new Set([
  ...[
    'slug',
    'id',
    'other',
    'file',
    'what',
    'kind',
    'language',
    'personId',
    'roleKey',
    'issuerId',
    'set',
    'pipeline',
  ],
  'project',
]);
const PLAIN_QUERIES = new Set([
  ...['q', 'codigo', 'de', 'nota', 'from', 'done', 'what', 'apos', 'cliente', 'versao', 'apontar'],
  ...['protocolo', 'busca', 'projeto', 'pasta', 'depois', 'ate', 'abrir'],
  // The answers of the page of prices.
  ...['servico', 'pessoas', 'sistemas', 'telas', 'prazo'],
]);

const registered = (entries: RouteConfigEntry[], parent = ''): string[] =>
  entries.flatMap(({ path: own = '', children = [] }) => {
    const whole = own.startsWith('/') ? own : `${parent}/${own}`.replace(/\/+$/, '');
    return [whole, ...registered(children, whole)];
  });
const secretsOf = (address: string) =>
  declaredSecrets.filter(({ path: one }) => one === address).flatMap(({ secrets }) => secrets);

it('declares every parameter and query key of a route that is a secret', () => {
  const undeclared = registered(routes as RouteConfigEntry[]).flatMap((address) =>
    [...address.matchAll(/:(\w+)/g)]
      .map(([, name = '']) => name)
      .filter((name) => !PLAIN_PARAMS.has(name) && !secretsOf(address).includes(name))
      .map((name) => `${address} ${name}`),
  );
  const queries = routeTable.flatMap(({ path: address, queryKeys, secrets }) =>
    Object.keys(queryKeys)
      .filter((name) => !PLAIN_QUERIES.has(name) && !secrets.includes(name))
      .map((name) => `${address}?${name}`),
  );
  expect([...undeclared, ...queries]).toEqual([]);
});

it('hides the value of every declared secret, also within the query of another address', () => {
  for (const { path: pattern, secrets } of declaredSecrets) {
    for (const name of secrets) {
      const address = pattern.includes(`:${name}`)
        ? pattern.replace(`:${name}`, 'AbC-_12').replace(/:\w+/g, 'x')
        : `${pattern.replace(/:\w+/g, 'x')}?z=1&${name}=AbC-_12`;
      const wrapped = `/auth?from=${encodeURIComponent(address)}`;
      const twice = `/erro-500?de=${encodeURIComponent(wrapped)}`;
      for (const text of [address, `see https://a.example${address}.`, wrapped, twice]) {
        expect(maskSecrets(text)).not.toContain('AbC');
      }
    }
  }
});

it.each<[string, string]>([
  ['/feedback/sair?token=AbC&x=2', '/feedback/sair?token=…&x=2'],
  ['/en/feedback/AbC/files/9', '/en/feedback/…/files/9'],
  ['{"path":"/feedback/AbC\\"d"}', '{"path":"/feedback/…\\"d"}'],
  [
    '<a href="/newsletter/confirmar?a=1&amp;token=AbC">',
    '<a href="/newsletter/confirmar?a=1&amp;token=…">',
  ],
  ...[
    '/feedback/quadro/forja',
    '/en/feedback/frame/forja',
    '/feedback/widget.js',
    '/admin/feedback/0190',
    '/admin?from=%2Fadmin%2Ffeedback%2F0190',
    '/busca?q=token',
  ].map((plain): [string, string] => [plain, plain]),
])('%s becomes %s', (address, masked) => expect(maskSecrets(address)).toBe(masked));

it('is what the database hides', () => {
  const file = path.join(projectFolder, 'database/base/sql/text/mask_secrets.sql');
  expect(readFileSync(file, 'utf8')).toContain(`$re$${SECRET_ADDRESSES}$re$`);
});
