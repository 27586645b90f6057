import type { Place, PlaceOf } from '#app/audit/admin/conflict-place.ts';
import { type ModuleDraft, type ProjectDraft, SWITCHES } from './feedback-projects.ts';

/** A part of a draft that one line of a conflict is about. */
type Part = {
  get: (draft: ProjectDraft) => unknown;
  /** A draft that has this part as another one has it. */
  set: (draft: ProjectDraft, from: ProjectDraft) => ProjectDraft;
};

const own = (key: Exclude<keyof ProjectDraft, 'modules' | 'switches'>): Part => ({
  get: (draft) => draft[key],
  set: (draft, from) => ({ ...draft, [key]: from[key] }),
});

const OWN: Readonly<Record<string, Part>> = {
  key: own('key'),
  name: own('name'),
  translations: own('nameEn'),
  product: own('product'),
  is_active: own('isActive'),
  allowed_origins: own('origins'),
  persona: own('persona'),
  widget_position: own('position'),
  widget_theme: own('theme'),
  ...Object.fromEntries(
    SWITCHES.map((name): [string, Part] => [
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

const moduleIn = ({ modules }: ProjectDraft, id: string) =>
  modules.find((module) => module.id === id);

const column = (id: string, key: keyof ModuleDraft): Part => ({
  get: (draft) => moduleIn(draft, id)?.[key],
  set: (draft, from) => ({
    ...draft,
    modules: draft.modules.map((module) =>
      module.id === id ? { ...module, [key]: moduleIn(from, id)?.[key] ?? module[key] } : module,
    ),
  }),
});

const presence = (id: string): Part => ({
  get: (draft) => moduleIn(draft, id) !== undefined,
  set: (draft, from) => {
    const others = draft.modules.filter((module) => module.id !== id);
    const place = from.modules.findIndex((module) => module.id === id);
    const given = from.modules[place];
    if (!given) return { ...draft, modules: others };
    if (others.length < draft.modules.length) return draft;
    return { ...draft, modules: [...others.slice(0, place), given, ...others.slice(place)] };
  },
});

const order: Part = {
  get: ({ modules }) => modules.map(({ id }) => id),
  set: (draft, from) => {
    const wanted = from.modules.map(({ id }) => id);
    const known = draft.modules.filter(({ id }) => wanted.includes(id));
    const sorted = known.toSorted((a, b) => wanted.indexOf(a.id) - wanted.indexOf(b.id));
    const modules = draft.modules.map((module) =>
      known.includes(module) ? (sorted.shift() ?? module) : module,
    );
    return { ...draft, modules };
  },
};

type Versions = {
  /** What both began with. */
  base: ProjectDraft;
  mine: ProjectDraft;
  theirs: ProjectDraft;
  change: (next: (draft: ProjectDraft) => ProjectDraft) => void;
};

/** Where the lines of a conflict stand in the editor, so that each can be taken or kept. */
export function projectPlaces({ base, mine, theirs, change }: Versions): PlaceOf {
  const named = (name: string) =>
    [...theirs.modules, ...mine.modules].find((module) => module.name === name)?.id;
  const partOf = (path: readonly string[]): Part | undefined => {
    const [first = ''] = path;
    if (first === 'display_order') return order;
    // The English name stands two keys deep, in a project and in a module.
    const ofModule = first === 'translations' ? path.length > 3 : path.length > 1;
    if (!ofModule) return OWN[first];
    const id = named(path.at(-1) ?? '') ?? '';
    if (first === 'modules') return presence(id);
    const key = OF_MODULE[first];
    return key && column(id, key);
  };
  return (path): Place | undefined => {
    const part = partOf(path);
    return (
      part && {
        changed: JSON.stringify(part.get(base)) !== JSON.stringify(part.get(mine)),
        put: (_form, _stored, side) =>
          change((draft) => part.set(draft, side === 'theirs' ? theirs : mine)),
      }
    );
  };
}
