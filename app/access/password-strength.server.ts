import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import * as common from '@zxcvbn-ts/language-common';
import * as english from '@zxcvbn-ts/language-en';
import * as portuguese from '@zxcvbn-ts/language-pt-br';

const estimator = new ZxcvbnFactory({
  dictionary: { ...common.dictionary, ...english.dictionary, ...portuguese.dictionary },
  graphs: common.adjacencyGraphs,
});

/** Longer texts are cut before they are estimated: the work grows faster than the length. */
const LONGEST = 100;

/** How hard a password is to guess, from 0 to 4 (zxcvbn). Words of the person's own, such as her
 * name or address, count as guessed. */
export const scoreOf = (password: string, personal: readonly string[]): number =>
  estimator.check(password.slice(0, LONGEST), [...personal, 'forja']).score;
