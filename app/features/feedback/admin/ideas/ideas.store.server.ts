import type { Transaction } from 'kysely';
import {
  callRows,
  callValue,
  type RowOf,
  typed,
} from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { readCount, readCounts, readPage } from '#app/platform/database/list-page.server.ts';
import type { ListPart } from '#app/ui/admin/data-table/list-query.ts';
import type { EntryStatus } from '../../feedback.store.server.ts';
import { ENTRY_STATUSES } from '../staff-feedback.ts';
import type { ideasList } from './ideas.list.server.ts';
import type { IdeaRow, Rice } from './ideas.ts';

type Tx = Transaction<DB>;

type Parts = Pick<
  RowOf<'public.ideas_page'>,
  'reach' | 'impact' | 'confidence' | 'effort' | 'riceScore'
>;

const riceOf = ({ reach, impact, confidence, effort }: Parts): Rice | null =>
  reach === null || impact === null || confidence === null || effort === null
    ? null
    : { reach, impact: Number(impact), confidence, effort: Number(effort) };
const scoreIn = ({ riceScore: score }: Parts) => (score === null ? null : Number(score));

/** Ideas in the requested order, a page after the given one. Refuses with `feedback_read_missing`. */
export async function listIdeas(tx: Tx, part: ListPart<typeof ideasList>): Promise<IdeaRow[]> {
  const rows = await readPage(tx, 'public.ideas_page', part, { status: typed<EntryStatus>() });
  return rows.map((row) => ({
    id: row.id,
    protocol: row.protocol,
    project: row.project,
    module: row.module ?? '',
    status: row.status,
    voices: row.voices,
    rice: riceOf(row),
    score: scoreIn(row),
    rank: row.rank,
    verbatim: row.verbatim,
    author: row.authorName ?? row.authorEmail ?? '',
    createdAt: row.createdAt.toISOString(),
  }));
}

/** The count, up to `most`, 10001 by default. */
export const countIdeas = (
  tx: Tx,
  filter: ListPart<typeof ideasList>['filter'],
  most?: number,
): Promise<number> => readCount(tx, 'public.ideas_count', { ...filter, most });

/** How many ideas are in each state, up to `most`. */
export async function countIdeasByStatus(
  tx: Tx,
  { status: _, ...filter }: ListPart<typeof ideasList>['filter'],
  most: number,
) {
  if (Object.keys(filter).length > 0) {
    const filters = ENTRY_STATUSES.map((status) => ({ ...filter, status, most }));
    const counts = await readCounts(tx, 'public.ideas_count', filters);
    return Object.fromEntries(
      ENTRY_STATUSES.map((status, index) => [status, counts[index] ?? 0]),
    ) as Record<EntryStatus, number>;
  }
  const rows = await callRows(
    tx,
    'public.ideas_by_status',
    { most },
    { status: typed<EntryStatus>() },
  );
  return Object.fromEntries(rows.map(({ status, entries }) => [status, entries])) as Record<
    EntryStatus,
    number
  >;
}

export type IdeaPlace = { id: string; name: string };

/** Projects whose ideas the user reads, and their modules. */
export async function readIdeaPlaces(tx: Tx) {
  const rows = await callRows(tx, 'public.idea_places', {});
  const projects = new Map(rows.map((row) => [row.projectId, row.project]));
  return {
    projects: [...projects].map(([id, name]): IdeaPlace => ({ id, name })),
    modules: rows.flatMap(({ moduleId: id, module: name, project }): IdeaPlace[] =>
      // With several projects each module shows its project.
      id && name ? [{ id, name: projects.size > 1 ? `${project} / ${name}` : name }] : [],
    ),
  };
}

/** More than anyone reads; the total is counted. */
const MAX_VOICES = 200;

const voicesOf = async (tx: Tx, id: string) => {
  const rows = await tx
    .selectFrom('feedback_entries')
    .select(['id', 'protocol', 'verbatim', 'authorName', 'authorEmail', 'locale', 'createdAt'])
    .where((where) => where.or([where('id', '=', id), where('duplicateOf', '=', id)]))
    .orderBy('createdAt')
    .orderBy('id')
    .limit(MAX_VOICES)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    protocol: row.protocol,
    verbatim: row.verbatim,
    who: [row.authorName, row.authorEmail].filter(Boolean).join(' · '),
    english: row.locale === 'en',
    createdAt: new Date(row.createdAt).toISOString(),
  }));
};

type Facts = {
  rank: number | null;
  ranked: number;
  /** How many people would get a mail, by language. */
  mails: Partial<Record<'pt-BR' | 'en', number>>;
  scores: (Partial<Rice> & { score: number | null; at: string; by: string | null })[];
  outcomes: {
    status: EntryStatus;
    words: string | null;
    words_en: string | null;
    mails: number;
    at: string;
    by: string | null;
  }[];
};

/** One idea with its rank, the people who asked for it, and its decision; or undefined. */
export async function readIdea(tx: Tx, id: string) {
  const row = await tx
    .selectFrom('feedback_entries')
    .select(['id', 'protocol', 'status', 'verbatim', 'voices', 'duplicateOf', 'createdAt'])
    .select(['authorName', 'authorEmail', 'reach', 'impact', 'confidence', 'effort'])
    .select(['riceScore', 'riceRevision'])
    .where('id', '=', id)
    .where('type', '=', 'ideia')
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    id: row.id,
    protocol: row.protocol,
    status: row.status as EntryStatus,
    verbatim: row.verbatim,
    author: [row.authorName, row.authorEmail].filter(Boolean).join(' · '),
    voices: row.voices,
    sameAs: row.duplicateOf,
    rice: riceOf(row),
    score: scoreIn(row),
    revision: row.riceRevision,
    createdAt: new Date(row.createdAt).toISOString(),
    requesters: await voicesOf(tx, id),
    ...((await callValue(tx, 'public.idea_facts', { id }, typed<Facts>())) as Facts),
  };
}
export type Idea = NonNullable<Awaited<ReturnType<typeof readIdea>>>;

/** Ideas that one may duplicate: by its own words, or by typed words. */
export async function findSimilarIdeas(tx: Tx, id: string, text: string) {
  const rows = await callRows(
    tx,
    'public.ideas_like',
    { id, text: text || null },
    { status: typed<EntryStatus>() },
  );
  return rows;
}
export type SimilarIdea = Awaited<ReturnType<typeof findSimilarIdeas>>[number];
