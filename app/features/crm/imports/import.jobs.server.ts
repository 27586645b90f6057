import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sourceName } from '#app/features/crm/contacts/source-name.ts';
import { readCustomFields } from '#app/features/custom-fields/custom-fields.store.server.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import { LOCALES } from '#app/i18n/locale.ts';
import type { Person } from '#app/platform/database/actor.server.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import { isForbidden } from '#app/platform/database/errors.server.ts';
import { storage } from '#app/platform/files/storage.server.ts';
import type { JobHandler } from '#app/platform/jobs/job-handler.server.ts';
import { bytesOf, csvLines } from './csv.server.ts';
import { plainWords } from './import-fields.ts';
import {
  type CheckedLine,
  checkLines,
  endCheck,
  failImport,
  forgetFile,
  importProducts,
  isImportFile,
  type LineStep,
  readImport,
  runLineStep,
} from './imports.store.server.ts';
import type { Import } from './imports.ts';
import { PartSize } from './part-size.ts';
import { type Ground, readLine } from './read-line.server.ts';

/** Pause between two parts, in which pending requests and their follow-ups are answered. */
const PAUSE_MS = 10;

class FileMissing extends Error {
  override name = 'FileGone';
}

async function groundOf(person: Person, { product }: Import): Promise<Ground> {
  const { products, fields } = await asActor(person, async (tx) => ({
    products: await importProducts(tx),
    fields: await readCustomFields(tx, 'contact'),
  }));
  const stages = products.find(({ slug }) => slug === product)?.stages ?? [];
  const words = LOCALES.map((locale) => instanceOf(locale).getFixedT(locale, 'contacts'));
  return {
    fields: new Map(
      fields.filter(({ isActive }) => isActive).map((field) => [field.key, field] as const),
    ),
    stages: new Map(
      stages.flatMap((stage) => [
        [plainWords(stage.slug), stage],
        [plainWords(stage.name), stage],
      ]),
    ),
    sources: new Map(
      products.flatMap(({ name, sources }) => [
        ...sources.map((source) => [plainWords(source), source] as const),
        ...sources.flatMap((source) =>
          words.map((t) => [plainWords(sourceName(t, source)), source] as const),
        ),
        ...sources.slice(0, 1).map((source) => [plainWords(name), source] as const),
      ]),
    ),
  };
}

type Fields = Record<string, unknown> & {
  emails?: string[];
  phones?: string[];
  whatsapps?: string[];
};

/** Numbers for keys that lines may share: of 50,000 lines a few megabytes, whatever their content. */
function keysOf({ emails = [], phones = [], whatsapps = [], company, cnpj }: Fields): number[] {
  const keys = [
    ...emails,
    ...whatsapps,
    // With and without country code, area code and ninth digit.
    ...phones.map((phone) => phone.replace(/\D/g, '').slice(-8)),
    // private.company_key() leaves the first word.
    ...(company
      ? [`company ${plainWords(String(company)).split(' ')[0]}`, ...(cnpj ? [`cnpj ${cnpj}`] : [])]
      : []),
  ];
  return keys.map((key) => createHash('sha1').update(key).digest().readUIntBE(0, 6));
}

/** Reads lines once before the dry run: which of their keys occur more than once. */
async function sharedKeys(lines: AsyncIterable<Fields>): Promise<ReadonlySet<number>> {
  const seen = new Set<number>();
  const shared = new Set<number>();
  for await (const fields of lines) {
    for (const key of new Set(keysOf(fields))) (seen.has(key) ? shared : seen).add(key);
  }
  return shared;
}

/** The dry run. After a crash it starts the file again and stores no line twice. */
async function check(person: Person, found: Import): Promise<void> {
  const { storageKey, mapping } = found;
  const ground = await groundOf(person, found);
  async function* linesOf() {
    const file = storageKey ? await storage().read(storageKey) : undefined;
    if (!file || !mapping) throw new FileMissing(`The file of import ${found.id} is gone.`);
    let head = true;
    for await (const { line, cells } of csvLines(bytesOf(file), found)) {
      if (!head) yield { line, cells, ...readLine(cells, mapping, ground) };
      head = false;
    }
  }
  async function* fieldsOf() {
    for await (const { fields } of linesOf()) yield fields;
  }
  const shared = await sharedKeys(fieldsOf());
  const part = new PartSize();
  let batch: CheckedLine[] = [];
  const keep = async () => {
    const goesOn = await asActor(person, (tx) => part.timed(() => checkLines(tx, found, batch)));
    batch = [];
    await pause(PAUSE_MS);
    return goesOn;
  };
  for await (const line of linesOf()) {
    batch.push({ ...line, alone: !keysOf(line.fields).some((key) => shared.has(key)) });
    if (batch.length >= part.lines && !(await keep())) return;
  }
  if (batch.length > 0 && !(await keep())) return;
  await asActor(person, (tx) => endCheck(tx, found));
}

/** Processes line by line until all are done or the import is stopped. */
async function runAll(person: Person, id: string, step: LineStep) {
  const part = new PartSize();
  let then = 'more';
  while (then === 'more') {
    then = await asActor(person, (tx) => part.timed(() => runLineStep(tx, step, id, part.lines)));
    await pause(PAUSE_MS);
  }
}

/** A running import needs its file no longer: the lines are in the database. */
async function dropFile({ id, storageKey }: Import): Promise<void> {
  if (!storageKey) return;
  await storage().remove(storageKey);
  await asActor({ kind: 'system' }, (tx) => forgetFile(tx, id));
}

const read = (id: string) => asActor({ kind: 'system' }, (tx) => readImport(tx, id));

async function goOn(found: Import): Promise<void> {
  // Runs as the user who started the import: it stops at what that user may no longer do.
  const person: Person = { kind: 'user', userId: found.createdBy ?? '' };
  if (found.state === 'checking') return check(person, found);
  await dropFile(found);
  if (found.state === 'running') return runAll(person, found.id, 'public.run_import_lines');
  if (found.state === 'undoing') return runAll(person, found.id, 'public.undo_import_lines');
}

/** Does the next step of an import. Two at once take turns by the row of the import. */
const work: JobHandler = async ({ import_id: id }) => {
  if (!id) throw new Error('A job about an import without import_id.');
  const fail = (failure: string) =>
    asActor({ kind: 'system' }, (tx) => failImport(tx, id, failure));
  const found = await read(id);
  if (!found) return undefined;
  try {
    if (found.createdBy) await goOn(found);
    else await fail('person_gone');
  } catch (error) {
    if (error instanceof FileMissing) await fail('file_gone');
    else if (isForbidden(error)) await fail('forbidden');
    else throw error;
  }
  return undefined;
};

/** A file that was stored for an import that was never created. */
const settle: JobHandler = async ({ storage_key: key }) => {
  if (!key) throw new Error('A job about a file without storage_key.');
  const wanted = await asActor({ kind: 'system' }, (tx) => isImportFile(tx, key));
  if (!wanted) await storage().remove(key);
  return undefined;
};

export const importJobs: Readonly<Record<string, JobHandler>> = {
  'crm.import': work,
  'crm.settle-import': settle,
};
