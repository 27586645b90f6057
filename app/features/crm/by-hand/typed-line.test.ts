import { describe, expect, test } from 'vitest';
import { randomFor } from '../../../../tests/seed.ts';
import { LONGEST_LINE, readTyped } from './typed-line.ts';

const EMPTY = {
  ...{ name: '', email: '', phone: '', whatsapp: '', company: '' },
  ...{ value: undefined, rest: '' },
};

describe('one line', () => {
  test.each([
    [
      'Ana Souza, 11 98765-4321, ana@acme.com.br, Acme Ltda, R$ 12.000, site novo',
      {
        ...{ name: 'Ana Souza', email: 'ana@acme.com.br', phone: '11 98765-4321' },
        ...{ company: 'Acme Ltda', value: 12_000, rest: 'site novo' },
      },
    ],
    [
      'Ana Souza 11 98765-4321 ana@acme.com.br Acme Ltda R$ 12.000 site novo',
      // Nothing is between the company and what was taken out before and after it.
      {
        ...{ name: 'Ana Souza', email: 'ana@acme.com.br', phone: '11 98765-4321' },
        ...{ company: 'Acme Ltda', value: 12_000, rest: 'site novo' },
      },
    ],
    [
      'site novo; acme; ANA@ACME.COM; +55 (11) 98765-4321; Ana Souza',
      {
        ...{ name: 'Ana Souza', email: 'ana@acme.com', phone: '+55 (11) 98765-4321' },
        ...{ company: 'acme', rest: 'site novo' },
      },
    ],
    ['ana souza, 1134567890', { name: 'ana souza', phone: '1134567890' }],
    ['Ana <ana@gmail.com>, Gmail', { name: 'Ana', email: 'ana@gmail.com', company: 'Gmail' }],
    ['Empresa: padaria do zé, nome: zé', { name: 'zé', company: 'padaria do zé' }],
    ['Joana Lima, tel: +351 912 345 678', { name: 'Joana Lima', phone: '+351 912 345 678' }],
    ['Acme Ltda, site novo', { company: 'Acme Ltda', rest: 'site novo' }],
    ['11 98765-4321 ligar amanhã', { phone: '11 98765-4321', rest: 'ligar amanhã' }],
    ['Rui, quer 3 telas em 12/10/2026', { name: 'Rui', rest: 'quer 3 telas em 12/10/2026' }],
    ['Rui, CPF 123.456.789-09', { name: 'Rui', rest: 'CPF 123.456.789-09' }],
    ['Rui, 11.222.333/0001-81', { name: 'Rui', rest: '11.222.333/0001-81' }],
    ['Rui, zap @Rui.lima', { name: 'Rui', whatsapp: '@rui.lima' }],
    ['Rui, BR.13491208655302741918', { name: 'Rui', whatsapp: 'BR.13491208655302741918' }],
    ['Rui, instagram @rui.lima', { name: 'Rui', rest: 'instagram @rui.lima' }],
    ['Rui, @acme.com.br', { name: 'Rui', rest: '@acme.com.br' }],
    ['Rui, obs: a@b.co e c@d.co', { name: 'Rui', email: 'a@b.co', rest: 'obs, e c@d.co' }],
  ])('%s', (line, phrase) => {
    expect(readTyped(line, 'deal')).toEqual({ ...EMPTY, ...phrase });
  });

  test.each([
    ['R$ 1.234,56', 1234.56],
    ['R$12000', 12_000],
    ['BRL 12,000.50', 12_000.5],
    ['12 mil', 12_000],
    ['R$ 1,5 milhão', 1_500_000],
    ['3k', 3000],
    ['800 reais', 800],
    ['800', undefined],
    ['3 km', undefined],
    ['20 milhas', undefined],
    ['R$ 99.999.999.999.999', undefined],
  ])('the worth of %s is %s', (text, value) => {
    const { value: found, rest } = readTyped(`Ana Souza, ${text}`, 'deal');
    expect([found, rest]).toEqual([value, value === undefined ? text : '']);
  });

  test('of a contact an amount is no value, and stays', () => {
    expect(readTyped('Ana Souza, R$ 800', 'contact')).toMatchObject({
      value: undefined,
      rest: 'R$ 800',
    });
  });
});

const random = randomFor('typed line');
const NAMES = ['Ana Souza', 'Érico dos Santos', "Jack O'Neil", 'Maria-Clara Luz'];
const PHONES = ['(17) 99123-4567', '11 3456-7890', '+5511987654321', '021 98888 7777'];
const COMPANIES = ['Acme Ltda', 'Padaria Sol ME', 'Casa & Cia S.A.', 'Luz EIRELI'];
const RESTS = ['site novo', 'ligar depois das 14h', 'veio da feira 2026', 'quer 2 telas'];

describe('whatever is typed', () => {
  test('the same parts are understood in any order', () => {
    for (let turn = 0; turn < 300; turn += 1) {
      const phrase = {
        name: random.pick(NAMES),
        email: `p${turn}@casa${turn}.com.br`,
        phone: random.pick(PHONES),
        company: random.pick(COMPANIES),
        rest: random.pick(RESTS),
      };
      const parts = [...Object.values(phrase), `R$ ${turn + 1}`];
      const line = parts
        .map((part) => ({ part, place: random.next() }))
        .sort((one, other) => one.place - other.place)
        .map(({ part }) => part)
        .join(random.pick([', ', '; ', ' | ', ',']));
      expect([line, readTyped(line, 'lead')]).toEqual([
        line,
        { ...phrase, whatsapp: '', value: turn + 1 },
      ]);
    }
  });

  test('no letter and no figure is lost, and it is never slow', () => {
    const pieces = [
      ...['ana@acme.com', '@', '.', ',', ';', ' ', ' - ', '<', '>', '(', ')', '+', '55', '11', '9'],
      ...['98765-4321', 'Acme', 'Ltda', 'zé', 'site', '2026', '/', '😀', '\u0000', 'É', '"', "'"],
    ];
    const signs = (text: string) =>
      [...text.toLowerCase()].filter((sign) => /[\p{L}\d]/u.test(sign)).sort();
    for (let turn = 0; turn < 2000; turn += 1) {
      const size = 1 + Math.floor(random.next() * 14);
      const line = Array.from({ length: size }, () => random.pick(pieces)).join('');
      const { name, email, phone, whatsapp, company, rest } = readTyped(line, 'contact');
      const stored = signs([name, email, phone, whatsapp, company, rest].join(' '));
      expect([line, stored]).toEqual([line, signs(line)]);
    }
    const before = performance.now();
    for (const sign of ['1 ', '+1', 'a', 'a@', '(', 'A b ', '1.', 'R$', '9 '])
      readTyped(sign.repeat(LONGEST_LINE), 'deal');
    expect(performance.now() - before).toBeLessThan(2000);
  });
});
