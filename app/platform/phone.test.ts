import { describe, expect, test } from 'vitest';
import { e164Of, lacksNinthDigit, phoneIn } from './phone.server.ts';

describe('a telephone as people type it', () => {
  test.each([
    ['\u202a+55 (11) 98765\u20114321\u202c', '+5511987654321'],
    ['\u2066(11) 98765-4321\u2069', '+5511987654321'],
    ['11\u00a098765\u20074321', '+5511987654321'],
    ['0 15 11 98765-4321', '+5511987654321'],
    ['015 11 98765-4321', '+5511987654321'],
    ['(0xx11) 3333-4444', '+551133334444'],
    ['0XX 11 3333-4444', '+551133334444'],
    ['0055 11 98765-4321', '+5511987654321'],
    ['55 99123-4567', '+5555991234567'],
    ['(55) 3222-1234', '+555532221234'],
    ['5555991234567', '+5555991234567'],
    ['+55 055 99123-4567', '+5555991234567'],
    ['0800 123 4567', '+558001234567'],
    ['4004-1234', '+5540041234'],
    ['+351 912 345 678', '+351912345678'],
    ['00351 912 345 678', '+351912345678'],
    ['00 351 912 345 678', '+351912345678'],
  ])('%j is %s', (typed, number) => {
    expect(e164Of(typed)).toBe(number);
  });

  test.each([
    ['+1 (415) 555-2671 ramal 12', '+14155552671', '12'],
    ['11 3333-4444 r. 7', '+551133334444', '7'],
    ['11 3333-4444 x12', '+551133334444', '12'],
  ])('%j has an extension, which E.164 cannot hold', (typed, number, extension) => {
    expect(phoneIn(typed)).toEqual({ number, extension });
    expect(e164Of(typed)).toBeNull();
  });

  test.each(['11 8765-4321', '(11) 8765-4321', '+55 11 8765-4321'])(
    '%s lacks the ninth digit and is never changed',
    (typed) => {
      expect([lacksNinthDigit(typed), e164Of(typed)]).toEqual([true, null]);
    },
  );

  test.each(['', '\u200b', '123', 'ramal 12', 'ABC', '11 98765-4321', '11 3333-4444'])(
    '%j is no mobile without the ninth digit',
    (typed) => {
      expect(lacksNinthDigit(typed)).toBe(false);
    },
  );
});
