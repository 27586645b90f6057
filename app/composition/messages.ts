import { fillText } from '#app/features/content/overrides/fill-placeholders.ts';
import { COUNT_WORDS, countWords } from '#app/features/content/services/count-words.ts';
import { registerShippedMessages } from '#app/features/content/texts/shipped-messages.ts';
import { english, portuguese } from '#app/generated/catalogues.ts';
import type { Locale } from '#app/i18n/locale.ts';

/** The shape of the messages in every language, by namespace: the folder above each `locales/`. */
export type Messages = typeof portuguese;

const NAMES_COUNT = new RegExp(`{{(?:${COUNT_WORDS.join('|')})}}`);

/**
 * Fills in the number of services, which no call passes as a count. A part that names nothing is used unchanged: of
 * twenty thousand texts a few name it, and a start reads them all.
 */
function counted<Tree>(tree: Tree, locale: Locale): Tree {
  if (typeof tree === 'string') {
    return (NAMES_COUNT.test(tree) ? fillText(tree, countWords[locale]) : tree) as Tree;
  }
  if (typeof tree !== 'object' || tree === null) return tree;
  let filled: Tree | undefined;
  for (const key of Object.keys(tree) as (keyof Tree)[]) {
    const value = counted(tree[key], locale);
    if (value === tree[key]) continue;
    filled ??= (Array.isArray(tree) ? [...tree] : { ...tree }) as Tree;
    filled[key] = value;
  }
  return filled ?? tree;
}

registerShippedMessages({ 'pt-BR': portuguese, en: english });

export const messages: Record<Locale, Messages> = {
  'pt-BR': counted(portuguese, 'pt-BR'),
  en: counted(english, 'en'),
};
