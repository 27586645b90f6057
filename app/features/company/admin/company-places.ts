import { fieldPlace, type PlaceOf } from '#app/audit/admin/conflict-place.ts';
import { putInto } from '#app/ui/admin/editor/form-content.ts';
import { NETWORKS, WEEKDAYS } from '../company.ts';
import { ADDRESS_PARTS, addressIn } from '../contact-way.ts';
import { spanField, type TypedWeek, weekIn } from './week-form.ts';

const isNetwork = (name: string) => (NETWORKS as readonly string[]).includes(name);

/** The opening hours of a day, from their stored JSON. */
const spansIn = (stored: unknown) =>
  (Array.isArray(stored) ? stored : []).map((span) => {
    const [opens = '', closes = ''] = Array.isArray(span) ? span.map(String) : [];
    return { opens, closes };
  });

/** The form field of each column of the company's settings, where a conflict is shown. */
export const companyPlaces =
  (showWeek: (week: TypedWeek) => void): PlaceOf =>
  ([column = '', inner = '', leaf = '']) => {
    if (column === 'translations') return fieldPlace(`${leaf}_${inner}`);
    if (column === 'social_media') return isNetwork(inner) ? fieldPlace(inner) : undefined;
    if (column !== 'business_hours') return fieldPlace(column);
    const day = WEEKDAYS.find((one) => one === leaf);
    if (!day) return undefined;
    const prefix = spanField(day, 0, 'opens').replace(/0-opens$/, '');
    return {
      has: (name) => name.startsWith(prefix),
      put: (form, stored) =>
        showWeek({ ...weekIn(new FormData(form)), [day]: spansIn(stored) } as TypedWeek),
    };
  };

/** The same for a contact way; an address has a field for each part. */
export const contactPlaces: PlaceOf = ([column = '', inner = '', leaf = '']) => {
  if (column === 'translations') return fieldPlace(`${leaf}_${inner}`);
  if (column !== 'value') return fieldPlace(column);
  const parts: readonly string[] = ADDRESS_PARTS;
  return {
    has: (name) => name === 'value' || parts.includes(name),
    put: (form, stored) => {
      putInto(form, 'value', [String(stored ?? '')]);
      const address = addressIn(String(stored ?? ''));
      for (const part of ADDRESS_PARTS) putInto(form, part, [address[part] ?? '']);
    },
  };
};
