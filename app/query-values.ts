import type { QueryValues } from './feature.ts';
import { isRouteName } from './paths.ts';

/** Of the values that a query gives one name, those that a page uses. */
export type PickValues = (given: readonly string[]) => readonly string[];

const anyText: PickValues = ([first]) => (first === undefined ? [] : [first]);
const aPage: PickValues = ([first]) => (first !== undefined && isRouteName(first) ? [first] : []);

/** What a page uses of the values that a query gives one of its names: of a list each once, in its order. */
export function valuesOf(values: QueryValues): PickValues {
  if (values === 'text') return anyText;
  if (values === 'page') return aPage;
  return (given) => values.filter((value) => given.includes(value));
}
