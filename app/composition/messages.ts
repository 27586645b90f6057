import { fillText } from '#app/features/content/overrides/fill-placeholders.ts';
import { countWords } from '#app/features/content/services/count-words.ts';
import { registerShippedMessages } from '#app/features/content/texts/shipped-messages.ts';
import { english, portuguese } from '#app/generated/catalogues.ts';
import type { Locale } from '#app/i18n/locale.ts';

/** The shape of the messages in every language, by namespace: the folder above each `locales/`. */
export type Messages = typeof portuguese;

/** Fills in the number of services, which no call passes as a count. A part that names nothing is used unchanged. */
function counted<Tree>(tree: Tree, locale: Locale): Tree {
  if (typeof tree === 'string') {
    return (tree.includes('{{') ? fillText(tree, countWords[locale]) : tree) as Tree;
  }
  if (typeof tree !== 'object' || tree === null) return tree;
  const filled = Object.entries(tree).map(([key, value]) => [key, counted(value, locale)] as const);
  if (filled.every(([key, value]) => value === tree[key as keyof Tree])) return tree;
  return (
    Array.isArray(tree) ? filled.map(([, value]) => value) : Object.fromEntries(filled)
  ) as Tree;
}

registerShippedMessages({ 'pt-BR': portuguese, en: english });

export const messages: Record<Locale, Messages> = {
  'pt-BR': counted(portuguese, 'pt-BR'),
  en: counted(english, 'en'),
};
