import { POSITIONS, THEMES } from '../../feedback-rules.ts';
import {
  LONGEST_KEY,
  LONGEST_NAME,
  LONGEST_PERSONA,
  MOST_MODULES,
  type ModuleDraft,
  type ProjectDraft,
  type ProjectMistake,
  type ProjectMistakes,
  type SWITCHES,
} from './feedback-projects.ts';
import { originsIn } from './origins-typed.ts';

/* The draft of a project: its field names, the edits of its modules besides typing, each written as the
 * value of a button (`up:2`), and its errors. The same values move modules in the browser and, without
 * scripts, on the server. */

export type ModulePart = 'id' | 'key' | 'name' | 'name_en' | 'is_active';

export const moduleField = (index: number, part: ModulePart) => `m.${index}.${part}`;

const NEW = /^new-(\d+)$/;
export const isNew = ({ id }: ModuleDraft): boolean => NEW.test(id);

/** The initial draft of a project. */
export const blankProject = (product: string): ProjectDraft => ({
  key: '',
  name: '',
  nameEn: '',
  product,
  isActive: true,
  origins: '',
  persona: 'usuario_final',
  switches: {
    ideas_enabled: true,
    questions_enabled: true,
    nps_enabled: true,
    srs_enabled: false,
    attachments_enabled: true,
  },
  position: 'bottom-right',
  theme: 'auto',
  modules: [],
});

/** The draft of a post. Never fails: `mistakesIn` reports the errors. */
export function draftIn(form: FormData): ProjectDraft {
  const raw = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const text = (name: string) => raw(name).replace(/\s+/g, ' ').trim();
  const modules: ModuleDraft[] = [];
  for (let at = 0; at < MOST_MODULES && form.has(moduleField(at, 'id')); at += 1) {
    modules.push({
      id: text(moduleField(at, 'id')),
      key: text(moduleField(at, 'key')),
      name: text(moduleField(at, 'name')),
      nameEn: text(moduleField(at, 'name_en')),
      isActive: form.has(moduleField(at, 'is_active')),
    });
  }
  const on = (name: (typeof SWITCHES)[number]) => form.has(name);
  return {
    key: text('key'),
    name: text('name'),
    nameEn: text('name_en'),
    product: text('product'),
    isActive: form.has('is_active'),
    origins: raw('allowed_origins').replace(/\r\n?/g, '\n'),
    persona: text('persona'),
    switches: {
      ideas_enabled: on('ideas_enabled'),
      questions_enabled: on('questions_enabled'),
      nps_enabled: on('nps_enabled'),
      srs_enabled: on('srs_enabled'),
      attachments_enabled: on('attachments_enabled'),
    },
    position: POSITIONS.find((one) => one === text('widget_position')) ?? 'bottom-right',
    theme: THEMES.find((one) => one === text('widget_theme')) ?? 'auto',
    modules,
  };
}

function moved(modules: readonly ModuleDraft[], from: number, to: number): ModuleDraft[] {
  const module = modules[from];
  if (!module || !modules[to]) return [...modules];
  const others = modules.filter((_, index) => index !== from);
  return [...others.slice(0, to), module, ...others.slice(to)];
}

function added(modules: readonly ModuleDraft[]): ModuleDraft {
  const numbers = modules.map(({ id }) => Number(NEW.exec(id)?.[1] ?? 0));
  return {
    id: `new-${Math.max(0, ...numbers) + 1}`,
    key: '',
    name: '',
    nameEn: '',
    isActive: true,
  };
}

/** The draft after an edit; an invalid edit, or the removal of a used module, changes nothing. */
export function applyEdit(
  draft: ProjectDraft,
  written: string,
  used: readonly string[],
): ProjectDraft {
  const [edit, of = ''] = written.split(':');
  const { modules } = draft;
  const place = Number(of);
  if (edit === 'up') return { ...draft, modules: moved(modules, place, place - 1) };
  if (edit === 'down') return { ...draft, modules: moved(modules, place, place + 1) };
  if (edit === 'add' && modules.length < MOST_MODULES) {
    return { ...draft, modules: [...modules, added(modules)] };
  }
  if (edit === 'remove') {
    const remaining = modules.filter(({ id }, at) => at !== place || used.includes(id));
    return { ...draft, modules: remaining };
  }
  return draft;
}

/** The database's rule. */
const KEY = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

function keyMistake(key: string): ProjectMistake | undefined {
  if (key === '') return 'required';
  return KEY.test(key) && key.length <= LONGEST_KEY ? undefined : 'key';
}

const nameMistake = (name: string, optional = false): ProjectMistake | undefined => {
  if (name === '') return optional ? undefined : 'required';
  return name.length > LONGEST_NAME ? 'long' : undefined;
};

/** The errors of a draft, by field; nothing where it can be saved. */
export function mistakesIn(draft: ProjectDraft): ProjectMistakes {
  const { persona, modules } = draft;
  const found: [string, ProjectMistake | undefined][] = [
    ['key', keyMistake(draft.key)],
    ['name', nameMistake(draft.name)],
    ['name_en', nameMistake(draft.nameEn, true)],
    ['product', draft.product === '' ? 'product' : undefined],
    ['allowed_origins', originsIn(draft.origins).mistake?.code],
    ['persona', persona === '' || persona.length > LONGEST_PERSONA ? 'persona' : undefined],
    ...modules.flatMap(({ key, name, nameEn }, index): [string, ProjectMistake | undefined][] => {
      const same = modules.slice(0, index).some((one) => one.key === key);
      return [
        [moduleField(index, 'key'), keyMistake(key) ?? (same ? 'sameKey' : undefined)],
        [moduleField(index, 'name'), nameMistake(name)],
        [moduleField(index, 'name_en'), nameMistake(nameEn, true)],
      ];
    }),
  ];
  return Object.fromEntries(
    found.flatMap(([field, mistake]) => (mistake ? [[field, mistake]] : [])),
  );
}
