import { searchDocuments as about } from '#app/features/content/about/about.ts';
import { searchDocuments as pages } from '#app/features/content/about/site-pages.ts';
import { searchDocuments as questions } from '#app/features/content/faq/faq.ts';
import { searchDocuments as ideas } from '#app/features/content/ideas/ideas.ts';
import { searchDocuments as legal } from '#app/features/content/legal/legal-documents.ts';
import { searchDocuments as openings } from '#app/features/content/openings/openings.ts';
import { searchDocuments as pieces } from '#app/features/content/portfolio/pieces.ts';
import { searchDocuments as stages } from '#app/features/content/process/stages.ts';
import { searchDocuments as services } from '#app/features/content/services/services.ts';
import { searchDocuments as people } from '#app/features/content/team/people.ts';
import { searchDocuments as workshops } from '#app/features/content/workshops/workshops.ts';
import type { SearchSource } from '#app/features/search/search-document.ts';

/** Everything that the site's search can find. */
export const searchSources: readonly SearchSource[] = [
  services,
  workshops,
  ideas,
  pieces,
  stages,
  questions,
  people,
  openings,
  about,
  pages,
  legal,
];
