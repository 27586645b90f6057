import { fieldPlace, listOf, type PlaceOf } from '#app/audit/admin/conflict-place.ts';

const SHARED = ['og_image', 'twitter_image'];
const words = (stored: unknown) => [listOf(stored).join(', ')];

/** The places of a page's columns in its editor. */
export const pagePlaces: PlaceOf = ([column = '', , inner = '']) => {
  if (SHARED.includes(column)) return fieldPlace(column);
  const [side, name] = column === 'translations' ? ['en', inner] : ['pt', column];
  return fieldPlace(`${side}.${name}`, name === 'keywords' ? words : undefined);
};

/** The places of the settings' columns in their form. */
export const settingPlaces: PlaceOf = ([column = '', language = '', inner = '']) =>
  fieldPlace(column === 'translations' ? `${language}.${inner}` : column);

const TAG_FIELDS: Readonly<Record<string, string>> = {
  name: 'name',
  tag_type: 'type',
  content: 'content',
  business_unit: 'unit',
  consent_category: 'category',
  is_active: 'active',
};

/** The places of a tag's columns in its form; its stored items have no single field. */
export const tagPlaces: PlaceOf = ([column = '']) => {
  if (column === 'page_paths') return fieldPlace('paths', listOf);
  const name = TAG_FIELDS[column];
  return name === undefined ? undefined : fieldPlace(name);
};
