import { expect, it } from 'vitest';
import { contactMatch, leadMatch } from './found.ts';

const HELENA = {
  name: 'Helena Prado',
  email: 'helena@serra.example',
  company: 'Laticínios Serra Azul',
  phone: '+5511988887777',
  protocol: '7C4E-0199',
};

it.each([
  ['helena', 'name', HELENA.company],
  ['7c4e', 'protocol', HELENA.protocol],
  ['SERRA AZUL', 'company', HELENA.company],
  ['laticinios', 'company', HELENA.company],
  ['@serra', 'email', HELENA.email],
  ['(11) 8888-7777', 'phone', HELENA.phone],
  ['98888 7777', 'phone', HELENA.phone],
  ['protheus', 'answers', HELENA.protocol],
  ['12345678', 'answers', HELENA.protocol],
])('a lead found by “%s” shows what matched: %s', (text, matched, detail) => {
  expect(leadMatch(text, HELENA)).toEqual({ matched, detail });
});

it('without a company shows the name beside the reference number', () => {
  expect(leadMatch('helena', { ...HELENA, company: '' }).detail).toBe(HELENA.protocol);
});

it.each([
  ['helena', 'name', HELENA.company],
  ['@serra', 'email', HELENA.email],
  ['(11) 8888-7777', 'phone', HELENA.phone],
  ['another@of-hers', 'name', HELENA.company],
])('a contact found by “%s” shows what matched: %s', (text, matched, detail) => {
  expect(contactMatch(text, HELENA)).toEqual({ matched, detail });
});

it('identifies a contact without a company by the address', () => {
  expect(contactMatch('helena', { ...HELENA, company: '' }).detail).toBe(HELENA.email);
});
