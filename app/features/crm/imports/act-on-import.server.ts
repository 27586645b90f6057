import { z } from 'zod';
import type { Person } from '#app/platform/database/actor.server.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import { sqlState } from '#app/platform/database/errors.server.ts';
import { nudgeJobs } from '#app/platform/jobs/jobs.server.ts';
import type { CsvRefusal } from './csv.server.ts';
import { isImportField, type Mapping, mappingMistake } from './import-fields.ts';
import { importProducts, mapImport, readImport, stepImport } from './imports.store.server.ts';
import { ENCODINGS, ON_KNOWN } from './imports.ts';
import { rereadFile } from './reread-file.server.ts';

export type ImportReply = {
  outcome?: 'started' | 'cancelled' | 'undoing' | 'checking' | 'reread' | 'stale' | 'forbidden';
  /** Why the file cannot be read in the encoding that was chosen. */
  unreadable?: CsvRefusal;
  mistake?: 'nobody' | 'twice';
  /** What was chosen, where it was not taken. */
  mapping?: Mapping;
};
type Answer = { reply: ImportReply; status: number };

const STEPS = {
  start: 'public.start_import',
  cancel: 'public.cancel_import',
  undo: 'public.undo_import',
} as const;
const TOLD = { start: 'started', cancel: 'cancelled', undo: 'undoing' } as const;
const uuid = z.uuid();
const onKnown = z.enum(ON_KNOWN).catch('fill');

const REFUSED = new Set(['42501', '22023']);

/** What the database refuses is an answer of this screen, and no crash. */
async function answered(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (!REFUSED.has(sqlState(error) ?? '')) throw error;
    return { reply: { outcome: 'forbidden' }, status: 403 };
  }
}

const STALE: Answer = { reply: { outcome: 'stale' }, status: 409 };

async function name(person: Person, id: string, form: FormData): Promise<Answer> {
  const found = await asActor(person, (tx) => readImport(tx, id));
  if (!found) return { reply: { outcome: 'forbidden' }, status: 404 };
  const mapping = found.header.map((_, at) => {
    const field = form.get(`column-${at}`);
    return isImportField(field) ? field : '';
  });
  const mistake = mappingMistake(mapping);
  if (mistake) return { reply: { mistake, mapping }, status: 422 };
  const products = await asActor(person, importProducts);
  const product = products.find(({ slug }) => slug === form.get('product'));
  const source = product?.sources.find((one) => one === form.get('source')) ?? product?.sources[0];
  if (!product || !source) return { reply: { outcome: 'forbidden' }, status: 403 };
  const choice = {
    mapping,
    product: product.slug,
    source,
    onKnown: onKnown.parse(form.get('known')),
  };
  const begun = await asActor(person, (tx) => mapImport(tx, id, choice));
  if (!begun) return STALE;
  nudgeJobs();
  return { reply: { outcome: 'checking' }, status: 200 };
}

const encoding = z.enum(ENCODINGS).optional().catch(undefined);

async function reread(person: Person, id: string, form: FormData): Promise<Answer> {
  const outcome = await rereadFile(person, id, encoding.parse(form.get('encoding')));
  if (outcome === 'stale') return STALE;
  if (outcome === 'done') return { reply: { outcome: 'reread' }, status: 200 };
  return { reply: { unreadable: outcome }, status: 422 };
}

/** A post of the page of an import: its columns, or one of its buttons. */
export async function actOnImport(
  person: Person,
  importId: string,
  form: FormData,
): Promise<Answer> {
  const id = uuid.safeParse(importId);
  const intent = String(form.get('intent'));
  if (!id.success) return { reply: { outcome: 'stale' }, status: 404 };
  if (intent === 'map') return answered(() => name(person, id.data, form));
  if (intent === 'encoding') return answered(() => reread(person, id.data, form));
  const step = Object.keys(STEPS).find((one) => one === intent) as keyof typeof STEPS | undefined;
  if (!step) return { reply: { outcome: 'stale' }, status: 422 };
  return answered(async () => {
    if (!(await asActor(person, (tx) => stepImport(tx, STEPS[step], id.data)))) return STALE;
    nudgeJobs();
    return { reply: { outcome: TOLD[step] }, status: 200 };
  });
}
