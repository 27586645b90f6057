import { LOCALES, type Locale } from '#app/i18n/locale.ts';
import { blankArticle, finishArticle, missingOfArticle } from '../articles/made-article.ts';
import { blankCase, finishCase, missingOfCase } from '../cases/made-case.ts';
import { blankAnswer, missingOfAnswer } from '../faq/made-answer.ts';
import { blankTopic, missingOfTopic } from '../faq/made-topic.ts';
import { blankIdea, finishIdea, missingOfIdea } from '../ideas/made-idea.ts';
import { blankLanding, finishLanding, missingOfLanding } from '../landings/made-landing.ts';
import { blankOpening, missingOfOpening } from '../openings/made-opening.ts';
import { PHOTO_KEYS, type PhotoKey, type Picture } from '../pictures/picture.ts';
import { blankPiece, missingOfPiece } from '../portfolio/made-piece.ts';
import { blankPerson, finishPerson, missingOfPerson } from '../team/made-person.ts';
import { blankWorkshop, finishWorkshop, missingOfWorkshop } from '../workshops/made-workshop.ts';
import type { ContentKind } from './items-of.ts';
import { isMade } from './visibility.ts';

/** How staff make an item of a kind. */
type MadeKind = {
  /** An empty one, with room for the entries that one of the paths names. */
  blank: (slug: string, paths: readonly string[]) => object;
  /** As pages show it, where that is not as it is written. */
  finish?: (value: never) => object;
  /** Paths of the fields that visitors of these languages would miss. */
  missing: (value: never, locales: readonly Locale[]) => string[];
};

const MADE_KINDS: Partial<Record<ContentKind, MadeKind>> = {
  workshop: { blank: blankWorkshop, finish: finishWorkshop, missing: missingOfWorkshop },
  person: { blank: blankPerson, finish: finishPerson, missing: missingOfPerson },
  opening: { blank: blankOpening, missing: missingOfOpening },
  idea: { blank: blankIdea, finish: finishIdea, missing: missingOfIdea },
  piece: { blank: blankPiece, missing: missingOfPiece },
  article: { blank: blankArticle, finish: finishArticle, missing: missingOfArticle },
  question: { blank: blankTopic, missing: missingOfTopic },
  landing: { blank: blankLanding, finish: finishLanding, missing: missingOfLanding },
  case: { blank: blankCase, finish: finishCase, missing: missingOfCase },
  answer: { blank: blankAnswer, missing: missingOfAnswer },
};

export const isMakeable = (kind: ContentKind): boolean => MADE_KINDS[kind] !== undefined;

/** An empty item of a kind; none where staff make no items of it. */
export const blankItem = (kind: ContentKind, slug: string, paths: readonly string[]) =>
  MADE_KINDS[kind]?.blank(slug, paths);

/** An item as pages show it: of one that staff made, without its empty fields. */
export function finished(kind: ContentKind, value: object): object {
  return isMade(value) ? (MADE_KINDS[kind]?.finish?.(value as never) ?? value) : value;
}

type Described = Record<Locale, { [Key in `${PhotoKey}Alt`]?: string }>;
type Pictured = { [Key in PhotoKey]?: Picture } & { text?: Described; texts?: Described };

/** Descriptions that one photo of an item lacks. */
function missingAlts(value: Pictured, photo: PhotoKey, locales: readonly Locale[]): string[] {
  if (!value[photo]?.file) return [];
  return (['text', 'texts'] as const).flatMap((key) => {
    const texts = value[key];
    const without = texts ? locales.filter((locale) => !texts[locale][`${photo}Alt`]) : [];
    return without.map((locale) => `${key}.${locale}.${photo}Alt`);
  });
}

const localesOf = (value: object): readonly Locale[] =>
  'publishedIn' in value ? (value.publishedIn as readonly Locale[]) : LOCALES;

/** Paths of the fields without which an item cannot be published. */
export function missingIn(kind: ContentKind, value: object): string[] {
  const locales = localesOf(value);
  const own = isMade(value) ? (MADE_KINDS[kind]?.missing(value as never, locales) ?? []) : [];
  return [...own, ...PHOTO_KEYS.flatMap((photo) => missingAlts(value, photo, locales))];
}
