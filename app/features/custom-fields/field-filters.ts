import type { FilterKind } from '#app/ui/admin/data-table/list-filters.ts';

/** How parameters of lists begin that filter by a custom field: `f.area.from=10`. */
export const FIELD_PREFIX = 'f.';

/** What is chosen for records without a value. */
export const NO_VALUE = '-';

const NAME = /^[a-z][a-z0-9_]{0,39}(?:\.(?:from|to|none))?$/;
/** Each is a condition of the statement. */
const MOST_FILTERS = 10;
const LONGEST = 200;

/** Filters by custom fields, as JSON by key; the database reads each by the type of its field. */
export const byCustomFields: FilterKind = {
  prefix: FIELD_PREFIX,
  read: (text) => {
    const given = Object.entries(JSON.parse(text) as Record<string, string>)
      .map(([name, value]) => [name, value.trim()] as const)
      .filter(([name, value]) => NAME.test(name) && value !== '' && value.length <= LONGEST)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .slice(0, MOST_FILTERS);
    return given.length > 0 ? JSON.stringify(Object.fromEntries(given)) : undefined;
  },
};
