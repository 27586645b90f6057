import { fillText } from '#app/features/content/overrides/fill-placeholders.ts';
import { countWords } from '#app/features/content/services/count-words.ts';
import { registerShippedMessages } from '#app/features/content/texts/shipped-messages.ts';
import { english, portuguese } from '#app/generated/catalogues.ts';
import type { Locale } from '#app/i18n/locale.ts';

/** The shape of the messages in every language, by namespace: the folder above each `locales/`. */
export type Messages = typeof portuguese;

/** Fills in the number of services, which no call passes as a count. */
const counted = <Tree>(tree: Tree, locale: Locale): Tree =>
  JSON.parse(JSON.stringify(tree), (_, value: unknown) =>
    typeof value === 'string' ? fillText(value, countWords[locale]) : value,
  );

registerShippedMessages({ 'pt-BR': portuguese, en: english });

export const messages: Record<Locale, Messages> = {
  'pt-BR': counted(portuguese, 'pt-BR'),
  en: counted(english, 'en'),
};
