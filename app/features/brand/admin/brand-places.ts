import { fieldPlace, listOf, type PlaceOf } from '#app/audit/admin/conflict-place.ts';
import { GROUPS, SCHEME_GROUPS } from '../scheme.ts';

const PLAIN: Readonly<Record<string, string>> = {
  primary_color: 'primary',
  accent_color: 'accent',
  scheme_name: 'scheme_name',
  scheme_description: 'scheme_description',
};

/** The form field of each column of a scheme. */
export const schemePlaces: PlaceOf = ([column = '', key = '']) => {
  const group = GROUPS.find((one) => SCHEME_GROUPS[one].column === column);
  const name = group ? `${group}.${key}` : PLAIN[column];
  return name === undefined ? undefined : fieldPlace(name);
};

const LOGO: Readonly<Record<string, string>> = {
  type: 'type',
  variant: 'variant',
  is_active: 'active',
};

/** The form field of each column of a logo; its file has none. */
export const logoPlaces: PlaceOf = ([column = '']) => {
  if (column === 'usage_context') return fieldPlace('context', listOf);
  const name = LOGO[column];
  return name === undefined ? undefined : fieldPlace(name);
};
