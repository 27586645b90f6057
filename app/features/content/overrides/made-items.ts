import { LOCALES, type Locale } from '#app/i18n/locale.ts';
import type { Picture } from '../pictures/picture.ts';
import { blankPerson, finishPerson, missingOfPerson } from '../team/made-person.ts';
import type { ContentKind } from './content-door.ts';
import { isMade } from './visibility.ts';

/** How staff make an item of a kind. */
type MadeKind = {
  /** An empty one, with room for the entries that one of the paths names. */
  blank: (slug: string, paths: readonly string[]) => object;
  /** As pages show it. */
  finish: (value: never) => object;
  /** Paths of the fields that visitors of these languages would miss. */
  missing: (value: never, locales: readonly Locale[]) => string[];
};

const MADE_KINDS: Partial<Record<ContentKind, MadeKind>> = {
  person: { blank: blankPerson, finish: finishPerson, missing: missingOfPerson },
};

/** Kinds of which staff make items of their own. */
export const MAKEABLE_KINDS = ['person'] as const satisfies readonly ContentKind[];
export const isMakeable = (kind: ContentKind): boolean => MADE_KINDS[kind] !== undefined;

/** An empty item of a kind; none where staff make no items of it. */
export const blankItem = (kind: ContentKind, slug: string, paths: readonly string[]) =>
  MADE_KINDS[kind]?.blank(slug, paths);

/** An item as pages show it: of one that staff made, without its empty fields. */
export function finished(kind: ContentKind, value: object): object {
  return isMade(value) ? (MADE_KINDS[kind]?.finish(value as never) ?? value) : value;
}

type Pictured = { photo?: Picture; text: Record<Locale, { photoAlt?: string }> };
const isPictured = (value: object): value is Pictured => 'photo' in value && 'text' in value;

const localesOf = (value: object): readonly Locale[] =>
  'publishedIn' in value ? (value.publishedIn as readonly Locale[]) : LOCALES;

/** Paths of the fields without which an item cannot be published. */
export function missingIn(kind: ContentKind, value: object): string[] {
  const locales = localesOf(value);
  const alts =
    isPictured(value) && value.photo?.file
      ? locales
          .filter((locale) => !value.text[locale].photoAlt)
          .map((locale) => `text.${locale}.photoAlt`)
      : [];
  const own = isMade(value) ? (MADE_KINDS[kind]?.missing(value as never, locales) ?? []) : [];
  return [...own, ...alts];
}
