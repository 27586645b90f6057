import { searchDocuments as about } from '#app/features/content/about/about.ts';
import { searchDocuments as pages } from '#app/features/content/about/site-pages.ts';
import { searchDocuments as legal } from '#app/features/content/legal/legal-documents.ts';
import { searchDocuments as openings } from '#app/features/content/openings/openings.ts';
import { searchDocuments as people } from '#app/features/content/team/people.ts';
import type { SearchSource } from '#app/features/search/search-document.ts';

/** Everything that the site's search can find. */
export const searchSources: readonly SearchSource[] = [people, openings, about, pages, legal];
