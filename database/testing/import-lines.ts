import { createHash, randomUUID } from 'node:crypto';
import { actorSql, ownerSql } from './scratch-database.ts';

export type Fields = {
  name?: string;
  emails?: string[];
  phones?: string[];
  whatsapps?: string[];
  unverified?: string[];
  company?: string;
  cnpj?: string;
  job?: string;
  source?: string;
  owner?: string;
  deal?: { title?: string; value?: number; stage?: string };
  note?: string;
  /** Values of custom fields by their ids. */
  custom?: Record<string, unknown>;
};
export type Line = { line: number; outcome: string; standing: string; remarks: string[] };

export const ask = async (person: string, call: string) => {
  const [row] = await actorSql<{ answer: unknown }>(
    { kind: 'user', userId: person },
    `select public.${call} as answer`,
  );
  return row?.answer;
};
export const begin = async (person: string, product = 'forja', lines = 3) => {
  const id = randomUUID();
  const print = createHash('sha256').update(id).digest('hex');
  const source = product === 'forja' ? 'website' : 'doavya';
  await ask(
    person,
    `begin_import('${id}', '${product}', 'agenda.csv', 'imports/${print}', 'utf-8', ';',
      '{Nome}', '${print}', ${lines}, '${source}')`,
  );
  return id;
};
type Sent = {
  line: number;
  cells: string[];
  fields: Record<string, unknown>;
  remarks: string[];
  problem: boolean;
  alone: boolean;
};
const sentOf = (fields: Fields, at: number): Sent => ({
  line: at + 2,
  cells: [fields.name ?? ''],
  fields: { emails: [], phones: [], ...fields },
  remarks: [],
  problem: false,
  alone: false,
});
/** The dry run of lines as they are read from a file, in batches as large as `sizeOf` says. */
const check = async (
  person: string,
  id: string,
  lines: readonly Sent[],
  sizeOf: () => number = () => lines.length,
) => {
  const [row] = await ownerSql<{ round: number }>(
    'select round from public.crm_imports where id = $1',
    [id],
  );
  for (let at = 0; at < lines.length; ) {
    const size = sizeOf();
    const text = JSON.stringify(lines.slice(at, at + size)).replaceAll("'", "''");
    await ask(person, `check_import_lines('${id}', ${row?.round}, '${text}')`);
    at += size;
  }
  await ask(person, `end_import_check('${id}', ${row?.round})`);
};
/** An import whose dry run is through. */
export const checkedLines = async (
  person: string,
  lines: readonly Sent[],
  {
    onKnown = 'fill',
    product = 'forja',
    sizeOf,
  }: { onKnown?: string; product?: string; sizeOf?: () => number } = {},
) => {
  const id = await begin(person, product, lines.length);
  const source = product === 'forja' ? 'website' : 'doavya';
  await ask(person, `map_import('${id}', '{name}', '${product}', '${source}', '${onKnown}')`);
  await check(person, id, lines, sizeOf);
  return id;
};
export const checked = (
  person: string,
  lines: readonly Fields[],
  onKnown = 'fill',
  product = 'forja',
) => checkedLines(person, lines.map(sentOf), { onKnown, product });
const loop = async (person: string, call: () => string) => {
  for (;;) {
    const answer = await ask(person, call());
    if (answer !== 'more') return answer;
  }
};
export const run = async (person: string, id: string, most: number | (() => number) = 7) => {
  await ask(person, `start_import('${id}')`);
  const sizeOf = typeof most === 'number' ? () => most : most;
  return loop(person, () => `run_import_lines('${id}', ${sizeOf()})`);
};
export const undo = async (person: string, id: string, most = 7) => {
  await ask(person, `undo_import('${id}')`);
  return loop(person, () => `undo_import_lines('${id}', ${most})`);
};
export const linesOf = (id: string) =>
  ownerSql<Line>(
    `select line, outcome, standing, remarks from public.crm_import_lines where import_id = $1
     order by line`,
    [id],
  );
export const importOf = async (id: string) =>
  (
    await ownerSql<Record<string, unknown>>('select * from public.crm_imports where id = $1', [id])
  )[0];
export const address = (name: string) => `${name}-${randomUUID().slice(0, 8)}@agenda.example`;
