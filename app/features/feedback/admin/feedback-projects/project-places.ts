import type { PlaceOf } from '#app/audit/admin/conflict-place.ts';
import {
  type DraftList,
  type DraftPart,
  type DraftVersions,
  draftPlaces,
  fieldPart,
  listParts,
} from '#app/audit/admin/draft-parts.ts';
import { type ModuleDraft, type ProjectDraft, SWITCHES } from './feedback-projects.ts';

export const moduleList: DraftList<ProjectDraft, ModuleDraft> = {
  items: ({ modules }) => modules,
  withItems: (draft, modules) => ({ ...draft, modules }),
};

const { column, presence, order } = listParts(moduleList);

const OWN: Readonly<Record<string, DraftPart<ProjectDraft>>> = {
  key: fieldPart('key'),
  name: fieldPart('name'),
  translations: fieldPart('nameEn'),
  product: fieldPart('product'),
  is_active: fieldPart('isActive'),
  allowed_origins: fieldPart('origins'),
  persona: fieldPart('persona'),
  widget_position: fieldPart('position'),
  widget_theme: fieldPart('theme'),
  ...Object.fromEntries(
    SWITCHES.map((name): [string, DraftPart<ProjectDraft>] => [
      name,
      {
        get: ({ switches }) => switches[name],
        set: (draft, from) => ({
          ...draft,
          switches: { ...draft.switches, [name]: from.switches[name] },
        }),
      },
    ]),
  ),
};

const OF_MODULE: Readonly<Record<string, Exclude<keyof ModuleDraft, 'id'>>> = {
  key: 'key',
  name: 'name',
  translations: 'nameEn',
  is_active: 'isActive',
};

/** Maps each line of a conflict to its field in the editor, so that the user can accept or keep it. */
export function projectPlaces(versions: DraftVersions<ProjectDraft>): PlaceOf {
  const { mine, theirs } = versions;
  const named = (name: string) =>
    [...theirs.modules, ...mine.modules].find((module) => module.name === name)?.id;
  const partOf = (path: readonly string[]): DraftPart<ProjectDraft> | undefined => {
    const [first = ''] = path;
    if (first === 'display_order') return order;
    // The English name has a path of two keys, in a project and in a module.
    const ofModule = first === 'translations' ? path.length > 3 : path.length > 1;
    if (!ofModule) return OWN[first];
    const id = named(path.at(-1) ?? '') ?? '';
    if (first === 'modules') return presence(id);
    const key = OF_MODULE[first];
    return key && column(id, key);
  };
  return draftPlaces(versions, partOf);
}
