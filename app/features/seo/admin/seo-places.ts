import { fieldPlace, listOf, type PlaceOf } from '#app/audit/admin/conflict-place.ts';

const SHARED = ['og_image', 'twitter_image'];
const words = (stored: unknown) => [listOf(stored).join(', ')];

/** Where the columns of a page stand in its editor. */
export const pagePlaces: PlaceOf = ([column = '', , inner = '']) => {
  if (SHARED.includes(column)) return fieldPlace(column);
  const [side, name] = column === 'translations' ? ['en', inner] : ['pt', column];
  return fieldPlace(`${side}.${name}`, name === 'keywords' ? words : undefined);
};

/** Where the columns of a unit's settings stand in their form. */
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

/** Where the columns of a tag stand in its form; what it keeps in browsers has no single field. */
export const tagPlaces: PlaceOf = ([column = '']) => {
  if (column === 'page_paths') return fieldPlace('paths', listOf);
  const name = TAG_FIELDS[column];
  return name === undefined ? undefined : fieldPlace(name);
};
