import type { CommonCode } from '#app/access/commands/define-actions.server.ts';
import type { Conflict } from '#app/audit/setting-changes.ts';
import type { Refused, Succeeded } from '#app/ui/admin/action-reply.ts';
import type { PageRule } from './page-rules.ts';
import type { PolicyEffect } from './policy-effect.ts';

export type Mistake = {
  key:
    | PageRule
    | 'address'
    | 'base'
    | 'canonicalsElsewhere'
    | 'content'
    | 'handle'
    | 'ga4'
    | 'gtm'
    | 'image'
    | 'linkedin'
    | 'long'
    | 'meta'
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

/** A code with which a schema refuses. */
export const say = (key: Mistake['key']) => key;

/** Refusal codes; `effect` first shows what a tag adds to the policy. */
export type SeoCode = 'changed' | 'scripts' | 'taken' | 'effect';

/** The pages and hosts that errors name, by the name of the field. */
export type OtherPages = { others: Readonly<Record<string, string>> };

/** The details of a refusal: a conflict, the effect of a tag, pages that errors name, or the newest
 * revision. */
type SeoDetails = Conflict | PolicyEffect | OtherPages | { newest: number };

/** The reply to the screens of pages, settings and tags. */
export type SeoReply =
  | Succeeded<string, { revision: number }>
  | Refused<string, SeoCode | CommonCode, SeoDetails>;

const detailsOf = (reply: SeoReply | undefined) =>
  reply?.ok === false ? reply.details : undefined;

export function conflictIn(reply: SeoReply | undefined): Conflict | undefined {
  const details = detailsOf(reply);
  return details && 'differences' in details ? details : undefined;
}

/** The effect of a tag on the policy: to be shown, then sent again. */
export function effectIn(reply: SeoReply | undefined): PolicyEffect | undefined {
  const details = detailsOf(reply);
  return details && 'hosts' in details ? details : undefined;
}

/** The errors of fields, by their names. */
export function mistakesOf(reply: SeoReply | undefined): Readonly<Record<string, Mistake>> {
  if (reply?.ok !== false) return {};
  const { details, fieldErrors } = reply;
  const others = details && 'others' in details ? details.others : {};
  return Object.fromEntries(
    Object.entries(fieldErrors).map(([field, code]) => {
      const other = others[field];
      return [field, { key: code as Mistake['key'], ...(other !== undefined && { other }) }];
    }),
  );
}

/** The refusal of a save, with the typed values. */
export const refusedSave = (reply: SeoReply | undefined) =>
  reply?.ok === false && (reply.intent === 'save' || reply.intent === 'make') ? reply : undefined;
