import { fieldPlace, listOf, type PlaceOf } from '#app/audit/admin/conflict-place.ts';
import { ACTIVE, SOURCES } from './product.ts';

/** Where what is stored of a product is in its editor. */
export const productPlaces: PlaceOf = (path) => {
  const [column = '', key = ''] = path;
  if (column === SOURCES) return fieldPlace(SOURCES, (stored) => [listOf(stored).join(', ')]);
  if (['name', 'color', ACTIVE].includes(column)) return fieldPlace(column);
  if (column !== 'settings') return undefined;
  const name = key === 'brandColors' ? path[2] : key;
  return name === undefined ? undefined : fieldPlace(name);
};
