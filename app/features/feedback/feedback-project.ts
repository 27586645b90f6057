import type { Locale } from '#app/i18n/locale.ts';
import type { FeedbackProjectRow } from './feedback.store.server.ts';
import {
  type FeedbackType,
  POSITIONS,
  type Position,
  THEMES,
  type Theme,
  typesOffered,
} from './feedback-rules.ts';

/** The project and module that the site's own feedback belongs to. */
export const SITE_PROJECT = 'forja';
export const SITE_MODULE = 'site';

/** The data with which a page offers the form. */
export type FeedbackOffer = { types: FeedbackType[]; files: boolean; position: Position };

/** A copy of the rows that an earlier release cached holds active ones only, and has no such column. */
const isActive = ({ isActive }: FeedbackProjectRow) => isActive !== false;

/** The offer of one project; null while it accepts no feedback. */
export function offerOf(rows: readonly FeedbackProjectRow[], key: string): FeedbackOffer | null {
  const row = rows.find((candidate) => candidate.key === key);
  if (!row || !isActive(row)) return null;
  const { srsEnabled: srs, npsEnabled: nps } = row;
  const switches = { srs, nps, ideas: row.ideasEnabled, questions: row.questionsEnabled };
  return {
    types: typesOffered(switches),
    files: row.attachmentsEnabled,
    position: POSITIONS.find((position) => position === row.widgetPosition) ?? 'bottom-right',
  };
}

/** Pages of other products that may call the collector; of one project, or of any. */
export function mayCall(rows: readonly FeedbackProjectRow[], origin: string, key?: string) {
  return rows.some(
    (row) =>
      isActive(row) &&
      (key === undefined || row.key === key) &&
      row.allowedOrigins.includes(origin),
  );
}

/** A project for the form in a frame, also while it accepts no feedback. */
export type FramedProject = {
  key: string;
  name: string;
  /** Only pages of these may show the form. */
  origins: readonly string[];
  theme: Theme;
  /** Modules that accept feedback, by key, and their names. */
  modules: ReadonlyMap<string, string>;
  offer: FeedbackOffer | null;
};

type Named = { name: string; translations?: unknown };

/** A name in the reader's language; an untranslated one stays as it is. */
function nameIn(locale: Locale, { name, translations }: Named): string {
  if (locale !== 'en') return name;
  const english = (translations as { en?: { name?: unknown } } | undefined)?.en?.name;
  return typeof english === 'string' && english !== '' ? english : name;
}

/** The project of that key; null where there is none. */
export function framedProject(
  rows: readonly FeedbackProjectRow[],
  key: string,
  locale: Locale,
): FramedProject | null {
  const row = rows.find((candidate) => candidate.key === key);
  if (!row) return null;
  return {
    key,
    name: nameIn(locale, row),
    origins: row.allowedOrigins,
    theme: THEMES.find((theme) => theme === row.widgetTheme) ?? 'auto',
    modules: new Map((row.modules ?? []).map((module) => [module.key, nameIn(locale, module)])),
    offer: offerOf(rows, key),
  };
}
