import { instanceOf } from '#app/i18n/instances.ts';
import { LOCALES, type Locale } from '#app/i18n/locale.ts';
import { patternOf } from '#app/paths.ts';
import { publicRows } from '#app/registry.ts';
import { CLAIM_WORDS } from '../claims/claim-words.ts';
import type { ContentItem } from './content-kinds.ts';
import { leavesOf } from './content-leaves.ts';
import { namesIn } from './fill-placeholders.ts';

/** An item with its texts as staff have left them, the names in them not filled in yet. */
export type Written = { item: ContentItem; value: object };

const FIGURES: ReadonlySet<string> = new Set(CLAIM_WORDS);
const saysFigure = (text: string) => namesIn(text).some((name) => FIGURES.has(name));

/** The namespace of a page: the folder of its file, or the folder above `site/`. */
const namespaceOf = (file: string) => file.replace('/site/', '/').split('/').at(-2) ?? '';

const spokenOn = (locale: Locale) =>
  publicRows.filter((row) => {
    if (row.locale !== locale || row.path.includes(':')) return false;
    const messages = instanceOf(locale).getResourceBundle(locale, namespaceOf(row.file));
    return saysFigure(JSON.stringify(messages ?? {}));
  });

const isPriced = ({ value }: Written) => 'priced' in value && value.priced !== null;

const textsOf = ({ item, value }: Written, locale: Locale) =>
  leavesOf(item.kind, value)
    .filter((leaf) => leaf.locale === locale)
    .flatMap((leaf) => leaf.value)
    .map(String);

/** Pages of items whose texts name a figure. Where items of a kind have a price, it is also on
 * the page that lists them and beside each other one of its kind. */
function pagesShowing(written: readonly Written[], locale: Locale): string[] {
  const priced = new Set(written.filter(isPriced).map(({ item }) => item.kind));
  return written.flatMap((one) => {
    const { kind, listedOn } = one.item;
    const path = one.item.path(locale, one.value);
    if (!priced.has(kind)) return textsOf(one, locale).some(saysFigure) ? [path] : [];
    return listedOn ? [path, patternOf(listedOn, locale)] : [path];
  });
}

/**
 * Addresses of all pages that say one of the published figures, in both languages: their messages or
 * the texts of an item of theirs name one, or they show the price of one.
 */
export const claimingPages = (written: readonly Written[]): string[] => [
  ...new Set(
    LOCALES.flatMap((locale) => [
      ...spokenOn(locale).map(({ path }) => path),
      ...pagesShowing(written, locale),
    ]),
  ),
];
