import type { SqlFile } from '../../app/platform/database/sql-files.server.ts';
import { inParentheses, type Statement, splitAt, statementsOf, withComment } from './statements.ts';

/** What the catalogue does not keep: how people wrote things, and the comments beside them; the last text counts. */
export interface Harvest {
  /** By "table T", "column T.c", "index T.i", "grant T" and "check T <text>". */
  comments: Map<string, string>;
  /** Texts of checks by table, the latest last. */
  checks: Map<string, string[]>;
  /** `create index …` by "schema.index". */
  indexes: Map<string, string>;
  /** Expressions of generated columns by "T.c". */
  generated: Map<string, string>;
}

const CREATE_TABLE = /^create table (?:if not exists )?([\w.]+)\s*\(/i;
const ALTER_TABLE = /^alter table (?:if exists )?(?:only )?([\w.]+)\s/i;
const CREATE_INDEX = /^create (?:unique )?index (?:if not exists )?(\w+)\s+on (\w+)\.(\w+)/i;
const GRANT = /^grant\s[\s\S]+?\son\s+(?:table )?(\w+\.\w+(?:,\s*\w+\.\w+)*)\s+to\s/i;
const TABLE_PART = /^(?:constraint|check|primary key|unique|foreign key|exclude)\b/i;

export function harvest(files: readonly SqlFile[]): Harvest {
  const found: Harvest = {
    comments: new Map(),
    checks: new Map(),
    indexes: new Map(),
    generated: new Map(),
  };
  const note = (key: string, comment: string) => {
    if (comment === '') found.comments.delete(key);
    else found.comments.set(key, comment);
  };

  function checksIn(table: string, text: string, comment: string): void {
    for (const match of text.matchAll(/\bcheck\s*\(/gi)) {
      const { inside } = inParentheses(text, match.index + match[0].length - 1);
      const known = found.checks.get(table) ?? [];
      found.checks.set(table, [...known.filter((each) => each !== inside), inside]);
      note(`check ${table} ${inside}`, comment);
    }
  }

  function part(table: string, { comment, text }: { comment: string; text: string }): void {
    if (TABLE_PART.test(text)) {
      checksIn(table, text, comment);
      return;
    }
    const name = /^"?(\w+)"?\s/.exec(text)?.[1];
    note(`column ${table}.${name}`, comment);
    checksIn(table, text, '');
    const generated = /\bgenerated always as \(/i.exec(text);
    if (!generated) return;
    const open = generated.index + generated[0].length - 1;
    found.generated.set(`${table}.${name}`, inParentheses(text, open).inside);
  }

  function alter(table: string, actions: string, above: string): void {
    splitAt(actions, ',').forEach((action, index) => {
      const { comment, text } = withComment(action);
      const added = /^add (?:column )?(?:if not exists )?/i.exec(text)?.[0];
      const own = [index === 0 ? above : '', comment].filter(Boolean).join('\n');
      if (added) part(table, { comment: own, text: text.slice(added.length) });
    });
  }

  function createTable(table: string, inside: string, comment: string): void {
    note(`table ${table}`, comment);
    note(`grant ${table}`, '');
    for (const each of splitAt(inside, ',')) part(table, withComment(each));
  }

  function read({ comment, text }: Statement): void {
    const [opening, created = ''] = CREATE_TABLE.exec(text) ?? [];
    if (opening) createTable(created, inParentheses(text, opening.length - 1).inside, comment);
    const [altering, altered = ''] = ALTER_TABLE.exec(text) ?? [];
    if (altering) alter(altered, text.slice(altering.length), comment);
    const [, index, schema, indexed] = CREATE_INDEX.exec(text) ?? [];
    if (index) {
      found.indexes.set(`${schema}.${index}`, text);
      note(`index ${schema}.${indexed}.${index}`, comment);
    }
    // What stands above the first of several grants is about them all.
    const granted = comment === '' ? undefined : GRANT.exec(text)?.[1];
    for (const table of granted?.split(/,\s*/) ?? []) note(`grant ${table}`, comment);
  }

  for (const file of files) statementsOf(file.text).forEach(read);
  return found;
}
