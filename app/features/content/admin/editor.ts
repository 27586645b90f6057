import type { Locale } from '#app/i18n/locale.ts';
import { adminPath } from '#app/paths.ts';
import type { CaseLeave } from '../cases/leave/case-leave.ts';
import type { LandingFigures } from '../landings/landing-figures.ts';
import type { ContentKind } from '../overrides/items-of.ts';
import type { Visibility } from '../overrides/visibility.ts';
import type { Schedule } from '../schedules/schedule.ts';
import type { LanguageState } from './content-list.ts';
import type { EditorSection } from './editor-fields.ts';

/** What was done; a key of `content:done`. */
export const CONTENT_DONE = [
  'saved',
  'published',
  'language',
  'scheduled',
  'discarded',
  'returned',
  'leaf',
  'undone',
] as const;
export type ContentDone = (typeof CONTENT_DONE)[number];

/** Why nothing was saved. */
export type ContentCode = 'changed' | 'past' | 'too-large' | 'leave';

/** What the editor of one item shows. */
export type Editor = {
  item: { kind: ContentKind; slug: string; name: string; paths: Partial<Record<Locale, string>> };
  /** Made by staff: it has no file to return to. */
  isMade: boolean;
  visibility: Visibility;
  /** Hiding and removing it is open to this person. */
  mayAct: boolean;
  /** Of the row that holds what was written; null while there is none. */
  rowId: string | null;
  revision: number;
  hasDraft: boolean;
  /** ISO time, null while the page shows the file. */
  publishedAt: string | null;
  sections: EditorSection[];
  languages: LanguageState[];
  /** Paths of the fields that visitors of a language would miss, as it is saved. */
  missing: Partial<Record<Locale, string[]>>;
  /** Former addresses, which redirect. */
  former: Partial<Record<Locale, string[]>>;
  /** Texts whose place this release does not have any more. */
  lost: { path: string; text: string }[];
  mayChange: boolean;
  done: ContentDone | undefined;
  /** The change set that was made by the last post; null where there is none to undo. */
  undo: string | null;
  /** How many leads a landing page has brought; null for another item, and for a reader who may see none. */
  leads: number | null;
  /** Visits and leads of a landing page in the last days; null for another item. */
  figures: LandingFigures | null;
  /** Of a case: the leave of its client; null without one. */
  leave?: Pick<CaseLeave, 'givenBy' | 'givenOn'> | null;
  /** What waits for its time. */
  schedules: Schedule[];
};

/** Ways back for the whole item, each a form of its own. */
export const WAYS = ['discard', 'return'] as const;
type Way = (typeof WAYS)[number];

/** Whether a post came from one of them, and its answer belongs there. */
export const isOwnWay = (intent: string): intent is Way | 'undo' =>
  intent === 'undo' || (WAYS as readonly string[]).includes(intent);

type Addressed = { item: Pick<Editor['item'], 'kind' | 'slug'> };

export const addressOf = ({ item }: Addressed): string =>
  adminPath('contentItem', { kind: item.kind, slug: item.slug });
