import { fieldPlace, type PlaceOf } from '#app/audit/admin/conflict-place.ts';
import type { Editor } from './editor.ts';

/** Where a text of an item is in its editor; without one of its own it is what the file says. */
export const contentPlaces =
  ({ sections }: Editor): PlaceOf =>
  ([, path = '']) => {
    const fields = sections.flatMap((section) => section.fields);
    const field = fields.find(({ sides }) => sides.some((side) => side.path === path));
    const side = field?.sides.find((one) => one.path === path);
    if (!field || !side) return undefined;
    return fieldPlace(path, (stored) => {
      if (stored === undefined || stored === null) return [...side.file];
      if (typeof stored === 'number') {
        // As the field shows it: with the decimal sign of the reader's language.
        return [stored.toLocaleString(document.documentElement.lang, { useGrouping: false })];
      }
      if (!Array.isArray(stored)) return [String(stored)];
      return field.type === 'list' ? [stored.join('\n')] : stored.map(String);
    });
  };
