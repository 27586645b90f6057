import { badQuery } from './rest-problem.ts';

/*
 * The address of a call, as PostgREST writes it, read into data. Nothing of it becomes SQL: names are looked up in the
 * catalogue, values become parameters.
 */

export type Column = { kind: 'column'; name: string; alias: string };
/** A row of another table that a key leads to. */
export type Embedded = {
  kind: 'embedded';
  /** A table, or the column with the key. */
  target: string;
  alias: string;
  /** The column with the key, where the caller names it. */
  hint: string | undefined;
  /** Whether rows without it are left out. */
  inner: boolean;
  select: Selected[];
};
export type Selected = { kind: 'all' } | Column | Embedded;

const OPERATORS = ['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'like', 'ilike', 'is', 'in'] as const;
export type Operator = (typeof OPERATORS)[number];

export type Condition =
  | { kind: 'compare'; column: string; operator: Operator; values: string[]; negated: boolean }
  | { kind: 'and' | 'or'; conditions: Condition[]; negated: boolean };

export type Order = { column: string; descending: boolean; nullsFirst: boolean | undefined };

export type RestQuery = {
  select: Selected[];
  /** Conditions on the table itself, and on embedded rows by their alias. */
  conditions: Condition[];
  embeddedConditions: Map<string, Condition[]>;
  order: Order[];
  limit: number;
  offset: number;
  columns: string[] | undefined;
  onConflict: string[] | undefined;
};

/** Most rows of an answer, whatever was requested. */
export const MOST_ROWS = 1000;
/** Most values, conditions and columns of one address, and the depth of its brackets. */
const MOST_PARTS = 200;
const MOST_DEPTH = 5;

const NAME = /^[a-z_][a-z0-9_]{0,62}$/;

function nameOf(text: string): string {
  if (!NAME.test(text)) throw badQuery(`${text.slice(0, 63)} is not a name`);
  return text;
}

/** A quoted text, a bracket, a comma, or any other single character. */
const TOKEN = /"(?:\\.|[^"\\])*"|[\s\S]/g;
const STEP: Readonly<Record<string, number>> = { '(': 1, ')': -1 };

/** The parts of a list between commas that are outside of brackets and quotes. */
function splitList(text: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const [token] of text.matchAll(TOKEN)) {
    depth += STEP[token] ?? 0;
    if (token === '"' || depth < 0 || depth > MOST_DEPTH) {
      throw badQuery('The brackets or quotes are not balanced');
    }
    if (token === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += token;
  }
  if (depth !== 0) throw badQuery('The brackets or quotes are not balanced');
  if (parts.length > MOST_PARTS) throw badQuery(`More than ${MOST_PARTS} parts`);
  return parts;
}

const unquoted = (text: string) =>
  /^".*"$/s.test(text) ? text.slice(1, -1).replace(/\\(.)/gs, '$1') : text;

function selectedOf(text: string): Selected {
  if (text === '*') return { kind: 'all' };
  const bracket = text.indexOf('(');
  const head = bracket < 0 ? text : text.slice(0, bracket);
  const colon = /^([a-z_][a-z0-9_]*):(?!:)/.exec(head);
  const rest = colon ? head.slice(colon[0].length) : head;
  const [target = '', ...hints] = rest.split('!').map(nameOf);
  const alias = colon?.[1] ?? target;
  if (bracket < 0) {
    if (hints.length > 0) throw badQuery('A column takes no hint');
    return { kind: 'column', name: target, alias: nameOf(alias) };
  }
  if (!text.endsWith(')')) throw badQuery('The brackets are not balanced');
  const hint = hints.find((one) => one !== 'inner' && one !== 'left');
  return {
    kind: 'embedded',
    target,
    alias: nameOf(alias),
    hint,
    inner: hints.includes('inner'),
    select: parseSelect(text.slice(bracket + 1, -1)),
  };
}

const parseSelect = (text: string): Selected[] =>
  splitList(text.replace(/\s/g, '')).map(selectedOf);

const IS = new Set(['null', 'not_null', 'true', 'false', 'unknown']);

function compareOf(column: string, text: string): Condition {
  const [, not, operator, value = ''] =
    /^(not\.)?([a-z]+)\.(.*)$/s.exec(text) ?? ([] as undefined[]);
  const known = OPERATORS.find((one) => one === operator);
  if (!known) throw badQuery(`${column}: the operator is not known`);
  const base = { kind: 'compare' as const, column: nameOf(column), negated: not !== undefined };
  if (known === 'in') {
    if (!/^\(.*\)$/s.test(value)) throw badQuery(`${column}: in takes a list in brackets`);
    const inside = value.slice(1, -1);
    const values = inside === '' ? [] : splitList(inside).map(unquoted);
    return { ...base, operator: known, values };
  }
  if (known === 'is' && !IS.has(value)) throw badQuery(`${column}: is takes null, true or false`);
  return { ...base, operator: known, values: [value] };
}

const LOGIC = /^(not\.)?(and|or)$/;

function logicOf(name: string, text: string): Condition {
  const [, not, kind] = LOGIC.exec(name) ?? [];
  if (!/^\(.*\)$/s.test(text)) throw badQuery(`${name} takes a list in brackets`);
  return {
    kind: kind === 'or' ? 'or' : 'and',
    negated: not !== undefined,
    conditions: splitList(text.slice(1, -1)).map(nestedOf),
  };
}

/** A condition inside brackets: `column.operator.value`, or brackets again. */
function nestedOf(text: string): Condition {
  const inner = /^((?:not\.)?(?:and|or))(\(.*\))$/s.exec(text);
  if (inner?.[1] && inner[2]) return logicOf(inner[1], inner[2]);
  const dot = text.indexOf('.');
  if (dot < 0) throw badQuery('A condition is column.operator.value');
  const condition = compareOf(text.slice(0, dot), text.slice(dot + 1));
  if (condition.kind === 'compare' && condition.operator !== 'in') {
    return { ...condition, values: condition.values.map(unquoted) };
  }
  return condition;
}

function orderOf(text: string): Order {
  const [column = '', ...words] = text.split('.');
  const strange = words.find((word) => !['asc', 'desc', 'nullsfirst', 'nullslast'].includes(word));
  if (strange !== undefined) throw badQuery(`order: ${strange.slice(0, 63)} is not known`);
  const nulls = words.find((word) => word.startsWith('nulls'));
  return {
    column: nameOf(column),
    descending: words.includes('desc'),
    nullsFirst: nulls === undefined ? undefined : nulls === 'nullsfirst',
  };
}

function countOf(name: string, text: string | null, absent: number): number {
  if (text === null) return absent;
  if (!/^\d{1,9}$/.test(text)) throw badQuery(`${name} takes a number`);
  return Number(text);
}

const namesOf = (text: string | null) =>
  text === null ? undefined : splitList(text).map((one) => nameOf(unquoted(one)));

const RESERVED = new Set(['select', 'order', 'limit', 'offset', 'columns', 'on_conflict']);

export function parseQuery(params: URLSearchParams): RestQuery {
  const conditions: Condition[] = [];
  const embeddedConditions = new Map<string, Condition[]>();
  const filters = [...params].filter(([name]) => !RESERVED.has(name));
  if (filters.length > MOST_PARTS) throw badQuery(`More than ${MOST_PARTS} conditions`);
  for (const [name, value] of filters) {
    const embedded = /^([a-z_][a-z0-9_]*)\.((?!and$|or$).+)$/.exec(name);
    if (embedded?.[1] && embedded[2] && embedded[1] !== 'not') {
      const known = embeddedConditions.get(embedded[1]) ?? [];
      embeddedConditions.set(embedded[1], [...known, compareOf(embedded[2], value)]);
    } else {
      conditions.push(LOGIC.test(name) ? logicOf(name, value) : compareOf(name, value));
    }
  }
  const order = params.get('order');
  return {
    select: parseSelect(params.get('select') ?? '*'),
    conditions,
    embeddedConditions,
    order: order ? splitList(order).map(orderOf) : [],
    limit: Math.min(countOf('limit', params.get('limit'), MOST_ROWS), MOST_ROWS),
    offset: countOf('offset', params.get('offset'), 0),
    columns: namesOf(params.get('columns')),
    onConflict: namesOf(params.get('on_conflict')),
  };
}
