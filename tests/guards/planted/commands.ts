import { RUNS, type Stage } from '../../../tools/testing/stages.ts';

const npmTest = (RUNS['default'] ?? []).flatMap((stage: Stage) => [
  ...stage.commands,
  ...(stage.beside ?? []).flat(),
]);

/** The command of `npm test` that starts with these words. */
export function commandOf(...words: string[]): [string, ...string[]] {
  const found = npmTest.find((command) => words.every((word, index) => command[index] === word));
  if (!found?.[0]) throw new Error(`npm test does not run ${words.join(' ')}.`);
  return found as [string, ...string[]];
}
