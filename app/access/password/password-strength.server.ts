import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import * as common from '@zxcvbn-ts/language-common';
import * as english from '@zxcvbn-ts/language-en';
import * as portuguese from '@zxcvbn-ts/language-pt-br';

export type PasswordToScore = { password: string; personal: readonly string[] };

const estimator = new ZxcvbnFactory({
  dictionary: { ...common.dictionary, ...english.dictionary, ...portuguese.dictionary },
  graphs: common.adjacencyGraphs,
});

/**
 * Characters that are estimated: the work grows with the square of the length. A longer password is judged
 * by its beginning, which changes the result for some long repetitions only (decision 047).
 */
const LONGEST = 32;

/** How hard a password is to guess, from 0 to 4 (zxcvbn). The user's own words, such as their name or
 * address, count as guessed. Takes up to half a second of a core: call it in a thread. */
export const scoreOf = (password: string, personal: readonly string[]): number =>
  estimator.check(
    password.slice(0, LONGEST),
    [...personal, 'forja'].map((word) => word.slice(0, LONGEST)),
  ).score;
