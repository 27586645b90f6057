import { LOCALES, type Locale } from '#app/i18n/locale.ts';
import { pathTo, type RouteName } from '#app/paths.ts';
import { aboutFiles } from '../about/about.ts';
import { listPageFiles } from '../about/list-pages.ts';
import type { Article } from '../articles/article.ts';
import { articleFiles } from '../articles/articles.ts';
import type { ClientCase } from '../cases/case.ts';
import { caseFiles } from '../cases/cases.ts';
import { claimFiles } from '../claims/claims.ts';
import { faqAnswerFiles, faqGroupFiles } from '../faq/faq.ts';
import type { FaqAnswer, FaqGroup } from '../faq/faq-group.ts';
import type { Idea } from '../ideas/idea.ts';
import { ideaFiles } from '../ideas/ideas.ts';
import type { Landing } from '../landings/landing.ts';
import { landingFiles } from '../landings/landings.ts';
import { legalFiles } from '../legal/legal-documents.ts';
import type { Opening } from '../openings/opening.ts';
import { openingFiles } from '../openings/openings.ts';
import { NO_PICTURE } from '../pictures/picture.ts';
import type { Piece } from '../portfolio/piece.ts';
import { pieceFiles } from '../portfolio/pieces.ts';
import { stageFiles } from '../process/stages.ts';
import { serviceFiles } from '../services/register.ts';
import { personFiles } from '../team/people.ts';
import type { Person } from '../team/person.ts';
import { pageOfTexts, textItems } from '../texts/text-group.ts';
import type { Workshop } from '../workshops/workshop.ts';
import { workshopFiles } from '../workshops/workshops.ts';
import type { InLanguages } from './in-language.ts';
import { CONTENT_KINDS, type ContentKind, isContentKind } from './items-of.ts';
import { blankItem } from './made-items.ts';

/** An item as the files have it, and where it is seen. */
export type ContentItem = {
  kind: ContentKind;
  slug: string;
  value: object;
  /** What a reader calls it, or a changed copy of it; without a name in their language, in another one. */
  nameOf: (value: object, locale: Locale) => string;
  /** The page that shows it, or a changed copy of it. */
  path: (locale: Locale, value?: object) => string;
  /** The page that lists it with others of its kind, where that is another one. */
  listedOn?: RouteName;
};

type Named = { name: string } | { title: string };
type Parts<Item> = {
  files: readonly Item[];
  slug: (item: Item) => string;
  name: (item: Item, locale: Locale) => Named;
  path: (item: Item, locale: Locale) => string;
  listedOn?: RouteName;
};

function listed<Item extends object>(kind: ContentKind, parts: Parts<Item>): ContentItem[] {
  return parts.files.map((item) => ({
    kind,
    slug: parts.slug(item),
    value: item,
    nameOf: (value, locale) => {
      const nameIn = (each: Locale) => {
        // A copy of the same item: overriding changes texts, never the shape.
        const named = parts.name(value as Item, each);
        return 'name' in named ? named.name : named.title;
      };
      return nameIn(locale) || LOCALES.map(nameIn).find(Boolean) || '';
    },
    path: (locale, value = item) => parts.path(value as Item, locale),
    ...(parts.listedOn && { listedOn: parts.listedOn }),
  }));
}

/** What the files leave open: the languages in which staff show an item. */
const inLanguages = <Item extends InLanguages>(files: readonly Item[]): readonly Item[] =>
  files.map((item) => ({ publishedIn: LOCALES, ...item }));

type Described<Text> = Readonly<Record<Locale, Text & { photoAlt?: string }>>;
const described = <Text>(texts: Described<Text>): Described<Text> => ({
  'pt-BR': { ...texts['pt-BR'], photoAlt: '' },
  en: { ...texts.en, photoAlt: '' },
});

/** With room for a photo in place of the drawing. */
const picturedPerson = (person: Person): Person => ({
  ...person,
  photo: NO_PICTURE,
  text: described(person.text),
});
const picturedPiece = (piece: Piece): Piece => ({
  ...piece,
  photo: NO_PICTURE,
  texts: described(piece.texts),
});

/** The items of each kind: those of the files, or others in their place. */
const LISTS: Record<ContentKind, (others?: readonly object[]) => ContentItem[]> = {
  workshop: (others = inLanguages(workshopFiles)) =>
    listed<Workshop>('workshop', {
      files: others as readonly Workshop[],
      slug: ({ slugs }) => slugs.en,
      name: ({ texts }, locale) => texts[locale],
      path: ({ slugs }, locale) => pathTo('workshop', locale, { slug: slugs[locale] }),
      listedOn: 'lab',
    }),
  person: (others = inLanguages(personFiles).map(picturedPerson)) =>
    listed<Person>('person', {
      files: others as readonly Person[],
      slug: ({ slug }) => slug,
      name: (person) => person,
      path: ({ slug }, locale) => pathTo('curriculum', locale, { slug }),
      listedOn: 'team',
    }),
  opening: (others = inLanguages(openingFiles)) =>
    listed<Opening>('opening', {
      files: others as readonly Opening[],
      slug: ({ key }) => key,
      name: ({ text }, locale) => text[locale],
      path: (_, locale) => pathTo('careers', locale),
    }),
  service: () =>
    listed('service', {
      files: serviceFiles,
      slug: ({ name }) => name,
      name: ({ texts }, locale) => texts[locale],
      path: ({ name }, locale) => pathTo(name, locale),
      listedOn: 'services',
    }),
  question: (others = inLanguages(faqGroupFiles)) =>
    listed<FaqGroup>('question', {
      files: others as readonly FaqGroup[],
      slug: ({ id }) => id,
      name: ({ texts }, locale) => texts[locale],
      path: (_, locale) => pathTo('faq', locale),
    }),
  answer: (others = inLanguages(faqAnswerFiles)) =>
    listed<FaqAnswer>('answer', {
      files: others as readonly FaqAnswer[],
      slug: ({ id }) => id,
      name: ({ texts }, locale) => ({ title: texts[locale].question }),
      path: (_, locale) => pathTo('faq', locale),
    }),
  idea: (others = inLanguages(ideaFiles)) =>
    listed<Idea>('idea', {
      files: others as readonly Idea[],
      slug: ({ slugs }) => slugs.en,
      name: ({ texts }, locale) => ({ name: texts[locale].name }),
      path: ({ slugs }, locale) => pathTo('craftIdea', locale, { slug: slugs[locale] }),
      listedOn: 'craft',
    }),
  piece: (others = inLanguages(pieceFiles).map(picturedPiece)) =>
    listed<Piece>('piece', {
      files: others as readonly Piece[],
      slug: ({ id }) => id,
      name: ({ texts }, locale) => texts[locale],
      path: (_, locale) => pathTo('craftPortfolio', locale),
    }),
  article: (others = inLanguages(articleFiles)) =>
    listed<Article>('article', {
      files: others as readonly Article[],
      slug: ({ slugs }) => slugs.en,
      name: ({ texts }, locale) => ({ name: texts[locale].name }),
      path: ({ slugs }, locale) => pathTo('article', locale, { slug: slugs[locale] }),
      listedOn: 'content',
    }),
  landing: (others = landingFiles) =>
    listed<Landing>('landing', {
      files: others as readonly Landing[],
      slug: ({ slugs }) => slugs.en,
      name: ({ texts }, locale) => ({ name: texts[locale].name }),
      path: ({ slugs }, locale) => pathTo('landing', locale, { slug: slugs[locale] }),
    }),
  case: (others = inLanguages(caseFiles)) =>
    listed<ClientCase>('case', {
      files: others as readonly ClientCase[],
      slug: ({ slugs }) => slugs.en,
      name: ({ texts }, locale) => ({ name: texts[locale].name }),
      path: ({ slugs }, locale) => pathTo('case', locale, { slug: slugs[locale] }),
      listedOn: 'cases',
    }),
  about: () =>
    listed('about', {
      files: aboutFiles,
      slug: ({ id }) => id,
      name: (_, locale) => ({ name: locale === 'en' ? 'About us' : 'Sobre nós' }),
      path: (_, locale) => pathTo('about', locale),
    }),
  stage: () =>
    listed('stage', {
      files: stageFiles,
      slug: ({ name }) => name,
      name: ({ texts }, locale) => texts[locale],
      path: (_, locale) => pathTo('process', locale),
    }),
  claims: () =>
    listed('claims', {
      files: claimFiles,
      slug: ({ id }) => id,
      name: (_, locale) => ({
        name: locale === 'en' ? 'Figures we publish' : 'Números que publicamos',
      }),
      path: (_, locale) => pathTo('home', locale),
    }),
  legal: () =>
    listed('legal', {
      files: legalFiles,
      slug: ({ id }) => id,
      name: ({ text }, locale) => text[locale],
      path: ({ id }, locale) => pathTo(id, locale),
    }),
  page: () =>
    listed('page', {
      files: listPageFiles,
      slug: ({ id }) => id,
      name: ({ names }, locale) => ({ name: names[locale] }),
      path: ({ id }, locale) => pathTo(id, locale),
    }),
  text: () =>
    listed('text', {
      files: textItems(),
      slug: ({ id }) => id,
      name: ({ names }, locale) => ({ name: names[locale] }),
      path: (item, locale) => pageOfTexts(item, locale),
    }),
};

/** An item that staff made, empty, with room for the entries that one of the paths names. */
export function madeItem(
  kind: ContentKind,
  slug: string,
  paths: readonly string[],
): ContentItem | undefined {
  const blank = blankItem(kind, slug, paths);
  return blank && LISTS[kind]([blank])[0];
}

/** Every item of every kind, as the files have them. Texts of pages are none: they are in catalogues. */
export const contentItems: readonly ContentItem[] = CONTENT_KINDS.filter(
  (kind) => kind !== 'text',
).flatMap((kind) => LISTS[kind]());

let shipped: { from: unknown; items: readonly ContentItem[] } | undefined;

/** Every item that came with the site: those of the files, and the texts of the catalogues. */
export function shippedItems(): readonly ContentItem[] {
  const from = textItems();
  if (shipped?.from !== from) shipped = { from, items: [...contentItems, ...LISTS.text()] };
  return shipped.items;
}

/** The item of an address or a row, if it came with the site. */
export const contentItem = (kind: string | undefined, slug: string | undefined) =>
  isContentKind(kind)
    ? shippedItems().find((item) => item.kind === kind && item.slug === slug)
    : undefined;
