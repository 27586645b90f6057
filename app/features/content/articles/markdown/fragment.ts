import { foldText } from '#app/i18n/fold-text.ts';

const LONGEST = 60;

/** What an address calls a heading; unlike any id of the page around it, and once in a text. */
export function fragmentOf(title: string, used: Set<string>): string {
  const words = foldText(title)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '');
  const wanted = `c-${words || 'x'}`;
  let id = wanted;
  for (let n = 2; used.has(id); n++) id = `${wanted}-${n}`;
  used.add(id);
  return id;
}
