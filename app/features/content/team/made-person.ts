import { LOCALES, type Locale } from '#app/i18n/locale.ts';
import { slotsOf } from '../overrides/entry-slots.ts';
import { NO_PICTURE } from '../pictures/picture.ts';
import type { Person, PersonText, Tool } from './person.ts';

/** A post as an editor has it: its slot may be empty. */
type PostSlot = {
  from: number | null;
  to: number | null;
  role: string;
  place: string;
  text: string;
};
type StudySlot = { year: number | null; title: string; place: string };

/** A person as staff write one: any field may be empty still. */
type PersonDraft = Omit<Person, 'tool' | 'text'> & {
  made: true;
  tool: Tool | '';
  text: Record<
    Locale,
    Omit<PersonText, 'posts' | 'studies'> & { posts: PostSlot[]; studies: StudySlot[] }
  >;
};

const times = <Slot>(count: number, slot: () => Slot): Slot[] =>
  Array.from({ length: count }, slot);

function blankText(paths: readonly string[]): PersonDraft['text'][Locale] {
  return {
    role: '',
    line: '',
    photoAlt: '',
    profile: [],
    works: [],
    posts: times(slotsOf(paths, 'posts', 2), () => ({
      from: null,
      to: null,
      role: '',
      place: '',
      text: '',
    })),
    studies: times(slotsOf(paths, 'studies', 2), () => ({ year: null, title: '', place: '' })),
    skills: [],
    languages: [],
    tool: '',
    toolMeaning: '',
    head: { title: '', description: '' },
  };
}

/** An empty person, with a slot for each post and each study that one of the paths names. */
export const blankPerson = (slug: string, paths: readonly string[]): PersonDraft => ({
  made: true,
  publishedIn: LOCALES,
  slug,
  name: '',
  sample: false,
  photo: NO_PICTURE,
  text: { 'pt-BR': blankText(paths), en: blankText(paths) },
  tool: '',
});

function finishedText(name: string, text: PersonDraft['text'][Locale]): PersonText {
  const posts = text.posts
    .filter(({ role }) => role !== '')
    .map((post) => ({ ...post, from: post.from ?? 0 }));
  const studies = text.studies
    .filter(({ title }) => title !== '')
    .map((study) => ({ ...study, year: study.year ?? 0 }));
  const { title, description } = text.head;
  return {
    ...text,
    posts: posts.sort((a, b) => b.from - a.from),
    studies: studies.sort((a, b) => b.year - a.year),
    head: {
      title: title || [name, text.role].filter(Boolean).join(', '),
      description: description || text.line,
    },
  };
}

/** The person as pages show them: without empty slots, the head of the page filled in. */
export function finishPerson({ tool, text, ...person }: PersonDraft): Person {
  return {
    ...person,
    ...(tool && { tool }),
    text: {
      'pt-BR': finishedText(person.name, text['pt-BR']),
      en: finishedText(person.name, text.en),
    },
  };
}

const isStarted = (slot: object) =>
  Object.values(slot).some((value) => value !== '' && value !== null);

/** Required fields that a slot lacks, once anything is written in it. */
const missingInSlots = (path: string, slots: readonly object[], required: readonly string[]) =>
  slots.flatMap((slot, i) => {
    if (!isStarted(slot)) return [];
    const written = Object.entries(slot).filter(([, value]) => value !== '' && value !== null);
    const keys = written.map(([key]) => key);
    return required.filter((key) => !keys.includes(key)).map((key) => `${path}.${i}.${key}`);
  });

function missingInText(path: string, text: PersonDraft['text'][Locale]): string[] {
  return [
    ...(text.role === '' ? [`${path}.role`] : []),
    ...(text.line === '' ? [`${path}.line`] : []),
    ...missingInSlots(`${path}.posts`, text.posts, ['from', 'role']),
    ...missingInSlots(`${path}.studies`, text.studies, ['year', 'title']),
  ];
}

/** Fields that visitors of these languages would miss. */
export const missingOfPerson = (person: PersonDraft, locales: readonly Locale[]): string[] => [
  ...(person.name === '' ? ['name'] : []),
  ...locales.flatMap((locale) => missingInText(`text.${locale}`, person.text[locale])),
];
