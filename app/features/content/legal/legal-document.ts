import type { Locale } from '#app/i18n/locale.ts';

/**
 * A paragraph. `[words](routeName)` is a link to a page of the site, `[words](mail)` to the data
 * officer; `{company}`, `{email}` and `{place}` are filled in from what staff have published.
 */
type Paragraph = string;

export type LegalTable = {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly Paragraph[])[];
};

export type LegalBlock =
  | Paragraph
  | { list: readonly Paragraph[] }
  | { table: LegalTable }
  /** Stands for the list of what is stored in the browser. */
  | { storage: true }
  /** Stands for the way to one's own choice about cookies. */
  | { consent: true };

export type Clause = {
  /** Fragment of the clause. */
  id: string;
  title: string;
  blocks: readonly LegalBlock[];
};

export type LegalText = {
  /** Name of the document. */
  title: string;
  /** Second, finished half of the headline. */
  finished: string;
  lead: string;
  /** The whole thing in a few sentences. */
  brief: readonly Paragraph[];
  clauses: readonly Clause[];
  head: { title: string; description: string };
};

export type LegalDocument = {
  /** ISO day from which this text holds. */
  version: string;
  text: Record<Locale, LegalText>;
};
