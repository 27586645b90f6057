import type { Conflict } from '#app/audit/setting-changes.ts';
import type { PageRule } from './page-rules.ts';

export type Mistake = {
  key:
    | PageRule
    | 'address'
    | 'base'
    | 'canonicalsElsewhere'
    | 'content'
    | 'handle'
    | 'id'
    | 'image'
    | 'long'
    | 'missing'
    | 'paths'
    | 'reserved'
    | 'script'
    | 'storedKey'
    | 'template'
    | 'type';
  /** The page or host that it names. */
  other?: string;
};

/** A word that a schema refuses with. */
export const say = (key: Mistake['key']) => key;

export type SeoRefusal = 'forbidden' | 'gone' | 'changed' | 'scripts' | 'taken';

/** What saving says back to its screen. */
export type SeoReply = {
  done?: 'saved' | 'removed';
  refusal?: SeoRefusal;
  conflict?: Conflict;
  /** By the name of the field. */
  mistakes: Readonly<Record<string, Mistake>>;
  /** What was sent, to be kept in the fields. */
  typed: Readonly<Record<string, string>>;
  /** The state that the form now stands on; 0 for none. */
  revision: number;
};

const STATUS: Record<SeoRefusal, number> = {
  forbidden: 403,
  scripts: 403,
  gone: 404,
  changed: 409,
  taken: 422,
};

/** How a reply is answered over HTTP. */
export function statusOf({ done, refusal, conflict }: SeoReply): number {
  if (done) return 200;
  if (refusal) return STATUS[refusal];
  return conflict ? 409 : 422;
}
