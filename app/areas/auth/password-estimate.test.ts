import { describe, expect, it } from 'vitest';
import { scoreOf } from '#app/access/password/password-strength.server.ts';
import { estimate } from './password-estimate.ts';

const PERSONAL = ['Marina Prado', 'marina@cliente.example'];

it.each(['', 'a', 'aaaaaaaaaaaaaaaa', '12345678', 'abcdefgh', 'senha123', 'Marina123', 'qwerty12'])(
  '%j is weak',
  (password) => {
    expect(estimate(password, PERSONAL)).toBeLessThan(2);
  },
);

it.each(['bigorna lilás quatorze', 'Xk9#vQ2!mZ7p', 'chuva moeda janela trilho'])(
  '%j is strong',
  (password) => {
    expect(estimate(password, PERSONAL)).toBeGreaterThanOrEqual(3);
  },
);

describe('compared with the server', () => {
  // The light estimate may be kinder than the server, but never rates one of the first guesses as good.
  it.each(['senha123', 'brasil2024', 'flamengo1', 'iloveyou2', 'Password1!', 'admin1234'])(
    '%j is good to neither',
    (password) => {
      expect(scoreOf(password, PERSONAL)).toBeLessThan(2);
      expect(estimate(password, PERSONAL)).toBeLessThan(3);
    },
  );
});
