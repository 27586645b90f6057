import { expect, it } from 'vitest';
import { plainName } from './plain-name.ts';

it.each([
  ['Ana', 'Ana'],
  ['  João  D’Ávila-Lima ', 'João D’Ávila-Lima'],
  ['Souza & Filhos Ltda.', 'Souza & Filhos Ltda.'],
  ['Ana, click evil.com', ''],
  ['evil.com', ''],
  ['https://evil', ''],
  ['evil\u200b.com', ''],
  ['evil。com', ''],
  ['ligue 11 99999 0000', ''],
  ['a@b', ''],
  ['Ana\nClique', ''],
  ['Sua conta foi bloqueada responda agora', ''],
  ['', ''],
])('%j becomes %j', (name, plain) => expect(plainName(name)).toBe(plain));
