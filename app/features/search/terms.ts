import { foldText } from '#app/i18n/fold-text.ts';

/** Words that every page has and nobody searches for. */
const EMPTY_WORDS = new Set(
  (
    'a ao aos as com da das de do dos e em entre era essa esse esta este eu foi ha isso ja la mais ' +
    'mas me meu minha muito na nas nao nem no nos o os ou para pela pelo por que quem se sem ser seu ' +
    'sua sao tem um uma voce vou an and any are at be by can do does for from has have how i if in ' +
    'is it its my not of on or our so that the their then there these they this to was we what when ' +
    'where which who why will with you your ' +
    // Of whole questions: what is asked about is beside them.
    'alguem como fica gostaria faz fazem fazer pode podem posso preciso quais qual queria quero saber sai ter voces ' +
    'could like many need should somebody someone want would'
  ).split(' '),
);

/** One form for singular and plural, in both languages: ações and ação, workshops and workshop. */
function singular(word: string): string {
  if (word.length > 4 && word.endsWith('oes')) return `${word.slice(0, -3)}ao`;
  return word.length > 3 && /[^s]s$/.test(word) ? word.slice(0, -1) : word;
}

/** The form of a word under which it is indexed and searched; null for a stop word. */
export function termOf(word: string): string | null {
  const folded = foldText(word);
  return folded === '' || EMPTY_WORDS.has(folded) ? null : singular(folded);
}
