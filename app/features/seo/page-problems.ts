import type { PageFact } from './page-facts.ts';
import { sameTitlePage } from './page-rules.ts';

export const PROBLEMS = [
  'titleMissing',
  'titleShort',
  'titleLong',
  'titleDuplicate',
  'descriptionMissing',
  'descriptionShort',
  'descriptionLong',
  'descriptionDuplicate',
  'imageMissing',
  'imageNotFound',
  'noindex',
] as const;
export type Problem = (typeof PROBLEMS)[number];

/** Characters that a search result shows whole, and below which it is too short. */
export const LENGTHS = {
  title: { least: 15, most: 60 },
  description: { least: 70, most: 160 },
} as const;

/** How long a text is for its place. */
export function lengthOf(kind: keyof typeof LENGTHS, text: string) {
  const { least, most } = LENGTHS[kind];
  if (text.length === 0) return 'missing';
  if (text.length < least) return 'short';
  return text.length > most ? 'long' : 'good';
}

const LENGTH_PROBLEMS = {
  title: { missing: 'titleMissing', short: 'titleShort', long: 'titleLong', good: null },
  description: {
    missing: 'descriptionMissing',
    short: 'descriptionShort',
    long: 'descriptionLong',
    good: null,
  },
} as const;

/** The gap of a page's picture for previews of links. */
function imageProblem(image: string | null, missing: ReadonlySet<string>): Problem | null {
  if (image === null) return 'imageMissing';
  return missing.has(image) ? 'imageNotFound' : null;
}

/** The gaps of a page. One that is in no index by nature has none. `missing` are addresses without a picture. */
export function problemsOf(
  page: PageFact,
  facts: readonly PageFact[],
  missing: ReadonlySet<string> = new Set(),
): Problem[] {
  if (page.noindex) return [];
  if (page.closed) return ['noindex'];
  const { title, description, ogImage } = page.shown;
  const sameDescription = facts.some(
    (other) =>
      other.locale === page.locale &&
      !other.closed &&
      other.key !== page.key &&
      description !== '' &&
      other.shown.description === description,
  );
  const found = [
    LENGTH_PROBLEMS.title[lengthOf('title', title)],
    sameTitlePage(facts, page, title) ? ('titleDuplicate' as const) : null,
    LENGTH_PROBLEMS.description[lengthOf('description', description)],
    sameDescription ? ('descriptionDuplicate' as const) : null,
    imageProblem(ogImage, missing),
  ];
  return found.filter((problem) => problem !== null);
}
