import { describe, expect, it } from 'vitest';
import { randomFor } from '../../../../../tests/seed.ts';
import { asciiUpTo, brCodeIn, brCodeOf, mistakeOfPix } from './br-code.ts';
import { crcOf } from './crc.ts';
import { fieldsIn, written } from './fields.ts';
import { KEY_KINDS, pixKeyIn } from './pix-key.ts';

const random = randomFor('pix');
const text = (signs: string, most: number) =>
  Array.from({ length: random.between(1, most) }, () => random.pick([...signs])).join('');
const LETTERS = 'ABCÇÃÉÔÜ abcçãéôü0123456789-./&';

const many = Array.from({ length: 400 }, (_, n) => ({
  key:
    [
      'pix@casa.example',
      '+5517955500100',
      random.uuid(),
      '12345678000195',
      `${'a'.repeat(64)}@casa.example`,
    ][n % 5] ?? '',
  name: `F${text(LETTERS, 40)}`,
  city: `S${text(LETTERS, 30)}`,
  cents: random.between(1, 99_999_999),
  transaction: text('ABC0123456789-', 40),
  ...(n % 3 === 0 && { note: text(LETTERS, 90) }),
}));

/** As the manual of the Banco Central prints it, with its own check. */
const PRINTED =
  '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D';

describe('a Pix code', () => {
  it('is read as the manual prints it', () => {
    expect(brCodeIn(PRINTED)).toEqual({
      key: '123e4567-e12b-12d1-a456-426655440000',
      location: null,
      cents: null,
      name: 'Fulano de Tal',
      city: 'BRASILIA',
      transaction: null,
    });
    expect(crcOf('123456789')).toBe('29B1');
    // Without an amount it is right for any invoice.
    expect(mistakeOfPix(PRINTED, 127_708)).toBeUndefined();
  });

  it('says what it was made of, in the signs and lengths that banks read', () => {
    for (const wanted of many) {
      const code = brCodeOf(wanted);
      const read = brCodeIn(code);
      expect(read).toEqual({
        key: wanted.key,
        location: null,
        cents: wanted.cents,
        name: asciiUpTo(wanted.name, 25),
        city: asciiUpTo(wanted.city, 15),
        transaction: wanted.transaction.replace(/-/g, '').slice(0, 25) || null,
      });
      expect(code).toMatch(/^[ -~]+$/);
      expect((fieldsIn(code)?.get('26') ?? '').length).toBeLessThanOrEqual(99);
      expect(mistakeOfPix(code, wanted.cents)).toBeUndefined();
      expect(mistakeOfPix(code, wanted.cents + 1)).toBe('amount');
    }
  });

  it('is refused with any one sign of it changed, taken out or added', () => {
    for (const wanted of many.slice(0, 60)) {
      const code = brCodeOf(wanted);
      const at = random.between(0, code.length - 1);
      const other = code[at] === '7' ? '8' : '7';
      for (const wrong of [
        code.slice(0, at) + other + code.slice(at + 1),
        code.slice(0, at) + code.slice(at + 1),
        `${code.slice(0, at)}9${code.slice(at)}`,
        `${code}0`,
        '',
      ]) {
        if (wrong === code) continue;
        expect([wrong, 'mistake' in brCodeIn(wrong)]).toEqual([wrong, true]);
      }
    }
  });

  it('names what is wrong with a code whose check is right', () => {
    const base: Record<string, string> = {
      '00': '01',
      '26': written([
        ['00', 'BR.GOV.BCB.PIX'],
        ['01', 'pix@casa.example'],
      ]),
      '52': '0000',
      '53': '986',
      '58': 'BR',
      '59': 'FORJA',
      '60': 'RIO PRETO',
    };
    const coded = (change: Record<string, string>) => {
      const fields = Object.entries({ ...base, ...change }).filter(([, value]) => value !== '');
      const body = `${written(fields.toSorted(([a], [b]) => a.localeCompare(b)))}6304`;
      return brCodeIn(body + crcOf(body));
    };
    expect(coded({})).toMatchObject({ key: 'pix@casa.example' });
    // Of a bank that tells the rest when it is paid.
    const dynamic = written([
      ['00', 'br.gov.bcb.pix'],
      ['25', 'pix.bank.example/v2/1'],
    ]);
    expect(coded({ '26': dynamic })).toMatchObject({ key: null });
    expect(coded({ '53': '840' })).toEqual({ mistake: 'currency' });
    expect(coded({ '58': 'PT' })).toEqual({ mistake: 'currency' });
    expect(
      coded({
        '26': written([
          ['00', 'com.other'],
          ['01', 'x'],
        ]),
      }),
    ).toEqual({ mistake: 'account' });
    expect(coded({ '59': 'A'.repeat(26) })).toEqual({ mistake: 'receiver' });
    expect(coded({ '60': '' })).toEqual({ mistake: 'receiver' });
    for (const amount of ['1,00', '01.00', '1.000', '-1.00', '1e3']) {
      expect([amount, coded({ '54': amount })]).toEqual([amount, { mistake: 'amount' }]);
    }
    expect(brCodeIn(PRINTED.replace('1D3D', '1D3E'))).toEqual({ mistake: 'check' });
    expect(brCodeIn('https://casa.example')).toEqual({ mistake: 'shape' });
  });
});

describe('a key', () => {
  it.each([
    ['cpf', '529.982.247-25', '52998224725'],
    ['cnpj', '12.ABC.345/01DE-35', '12ABC34501DE35'],
    ['email', 'Pix@Casa.example', 'pix@casa.example'],
    ['phone', '(17) 85550-0100', undefined],
    ['phone', '(17) 99550-0100', '+5517995500100'],
    ['phone', '+55 17 3555-0100', '+551735550100'],
    ['random', '123E4567-E12B-12D1-A456-426655440000', '123e4567-e12b-12d1-a456-426655440000'],
  ] as const)('%s %s is %s', (kind, typed, kept) => {
    expect(pixKeyIn(kind, typed)).toBe(kept);
  });

  it('is refused with a check digit that is wrong, and where nothing was typed', () => {
    for (const [kind, typed] of [
      ['cpf', '52998224724'],
      ['cpf', '11111111111'],
      ['cnpj', '12345678000196'],
      ['email', 'pix'],
      ['random', '123e4567'],
    ] as const) {
      expect([typed, pixKeyIn(kind, typed)]).toEqual([typed, undefined]);
    }
    expect(KEY_KINDS.map((kind) => pixKeyIn(kind, ''))).toEqual(KEY_KINDS.map(() => undefined));
  });
});
