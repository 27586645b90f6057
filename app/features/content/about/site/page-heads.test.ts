import { expect, it } from 'vitest';
import { messages } from '#app/composition/messages.ts';
import { wordsOfClaims } from '#app/features/content/claims/claim-words.ts';
import { claimFiles } from '#app/features/content/claims/claims.ts';
import { LEGAL_ROUTES, legalDocument } from '#app/features/content/legal/legal-documents.ts';
import { fillText } from '#app/features/content/overrides/fill-placeholders.ts';
import { people } from '#app/features/content/team/people.ts';
import { LOCALES, type Locale } from '#app/i18n/locale.ts';

/** Namespaces that hold the head of their page. */
const NAMESPACES = [
  ...['home', 'about', 'team', 'careers', 'contact', 'cases', 'content-page', 'search'],
  ...['services', 'faq', 'process', 'lab', 'craft', 'craft-portfolio'],
] as const;

type Titled = { meta: { description: string } };

function descriptionsOf(locale: Locale): string[] {
  const catalogues = messages[locale] as unknown as Record<string, Titled>;
  const phrase = NAMESPACES.map((namespace) => catalogues[namespace]?.meta.description ?? '');
  const legal = LEGAL_ROUTES.map((route) => legalDocument(route).text[locale].head.description);
  const own = people().map(({ text }) => text[locale].head.description);
  const yours = messages[locale].privacy.page.meta.description;
  const words = wordsOfClaims(claimFiles[0], locale);
  return [...phrase, ...legal, ...own, yours].map((text) => fillText(text, words));
}

const descriptions = LOCALES.flatMap(descriptionsOf);

// Titles are held by tests/guards/glossary.test.ts.
it('has unique descriptions', () => {
  const twice = descriptions.filter((text, index) => descriptions.indexOf(text) !== index);
  expect(twice).toEqual([]);
});

it('describes a page in 120 to 155 characters, which a result page shows whole', () => {
  const wrong = descriptions.filter((text) => text.length < 120 || text.length > 155);
  expect(wrong.map((text) => `${text.length}: ${text}`)).toEqual([]);
});
