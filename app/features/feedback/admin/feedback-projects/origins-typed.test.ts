import { expect, it } from 'vitest';
import { originsIn } from './origins-typed.ts';

it.each([
  ['', []],
  [' \n ', []],
  ['https://app.example.com', ['https://app.example.com']],
  ['https://App.Example.com/', ['https://app.example.com']],
  ['app.example.com', ['https://app.example.com']],
  [
    'https://app.example.com:443\nhttp://app.example.com:80',
    ['https://app.example.com', 'http://app.example.com'],
  ],
  ['http://localhost:5173', ['http://localhost:5173']],
  ['http://192.168.0.10:8080', ['http://192.168.0.10:8080']],
  ['https://[::1]:8443', ['https://[::1]:8443']],
  // As browsers write it.
  ['https://ação.example', ['https://xn--ao-siap.example']],
  [
    'https://a.example, https://b.example; https://a.example',
    ['https://a.example', 'https://b.example'],
  ],
])('reads %j', (typed, origins) => {
  expect(originsIn(typed)).toEqual({ origins });
});

it.each([
  ['https://app.example.com/pedidos', 'originPath'],
  ['https://app.example.com?x=1', 'originPath'],
  ['https://app.example.com#x', 'originPath'],
  ['https://*.example.com', 'origin'],
  ['*', 'origin'],
  ['nada', 'origin'],
  ['ftp://app.example.com', 'origin'],
  ['javascript:alert(1)', 'origin'],
  ['data:text/html', 'origin'],
  ['https://ana@app.example.com', 'origin'],
  ["https://app.example.com'", 'origin'],
  ['https://app_teste.example.com', 'origin'],
])('refuses %j, and names it', (line, code) => {
  expect(originsIn(`https://certo.example\n${line}`)).toEqual({
    origins: [],
    mistake: { code, line },
  });
});

it('accepts twenty of them', () => {
  const lines = (count: number) =>
    Array.from({ length: count }, (_, n) => `https://a${n}.example`).join('\n');
  expect(originsIn(lines(20)).origins).toHaveLength(20);
  expect(originsIn(lines(21))).toEqual({ origins: [], mistake: { code: 'originsMany' } });
});
