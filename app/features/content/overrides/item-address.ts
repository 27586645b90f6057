import { LOCALES, type Locale } from '#app/i18n/locale.ts';

/** An address that an item has or had: the part of it that stands for the item. */
export type ContentAddress = {
  kind: string;
  slug: string;
  /** Null where it is the same in both languages; absent in copies cached by an earlier release. */
  locale?: string | null;
  address: string;
  isCurrent: boolean;
};

/** Of an item with an address in each language: the earlier ones, which redirect. */
export type EarlierAddresses = { earlierSlugs?: Readonly<Record<Locale, readonly string[]>> };

type Translated = { slugs: Readonly<Record<Locale, string>> };
const isTranslated = (item: object): item is Translated => 'slugs' in item;

/** A part of a page, called by its text in each language. */
type Part = { key: string; text: Readonly<Record<Locale, { slug: string }>> };
const isPart = (item: object): item is Part => 'key' in item && 'text' in item;

const earlierThan = (current: ContentAddress, addresses: readonly ContentAddress[]) =>
  addresses.filter((one) => one !== current).map(({ address }) => address);

/** Address and earlier addresses of an item in one language. */
function inLocale(addresses: readonly ContentAddress[], locale: Locale, shipped: string) {
  const own = addresses.filter((one) => one.locale === locale);
  const current = own.find(({ isCurrent }) => isCurrent);
  return current
    ? { slug: current.address, earlier: earlierThan(current, own) }
    : { slug: shipped, earlier: [] };
}

function translated(item: Translated, addresses: readonly ContentAddress[]) {
  const both = LOCALES.map((one) => [one, inLocale(addresses, one, item.slugs[one])] as const);
  return {
    slugs: Object.fromEntries(both.map(([locale, { slug }]) => [locale, slug])),
    earlierSlugs: Object.fromEntries(both.map(([locale, { earlier }]) => [locale, earlier])),
  };
}

const partText = ({ text }: Part, addresses: readonly ContentAddress[]) =>
  Object.fromEntries(
    LOCALES.map((locale) => {
      const { slug } = inLocale(addresses, locale, text[locale].slug);
      return [locale, { ...text[locale], slug }];
    }),
  );

/** An item at its current address, with the ones that lead there. As it is where it never moved. */
export function atAddress<Item extends object>(
  item: Item,
  addresses: readonly ContentAddress[],
): Item {
  if (addresses.length === 0) return item;
  if (isTranslated(item)) return { ...item, ...translated(item, addresses) };
  if (isPart(item)) return { ...item, text: partText(item, addresses) };
  const current = addresses.find(({ isCurrent }) => isCurrent);
  if (!current || (addresses.length < 2 && current.address === current.slug)) return item;
  return { ...item, slug: current.address, earlierSlugs: earlierThan(current, addresses) };
}
