import { z } from 'zod';
import { command, Refusal, type Tx } from '#app/access/commands/command.server.ts';
import { requireEveryProduct } from '#app/access/commands/every-product.server.ts';
import { changeSetOf } from '#app/audit/change-set.server.ts';
import { seenRevision } from '#app/audit/posted-setting.ts';
import { revisionOf, saveSetting } from '#app/audit/save-setting.server.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import { LOCALES } from '#app/i18n/locale.ts';
import { listReasons } from '../reasons.store.server.ts';
import {
  LONGEST_REASON,
  REASON_KINDS,
  type ReasonKind,
  reasonName,
  slugOfReason,
} from '../reasons.ts';

const typedName = z
  .string()
  .catch('')
  .transform((text) => text.replace(/\s+/g, ' ').trim())
  .pipe(z.string().min(1, 'missing').max(LONGEST_REASON, 'long'));

/** The name of a slug on screens, in each language. */
const wordsFor = (kind: ReasonKind, slug: string): string[] =>
  LOCALES.map((locale) =>
    reasonName(instanceOf(locale).getFixedT(locale, 'close-reasons'), kind, slug),
  );

const folded = (name: string) => name.toLowerCase();

/** Refuses a name that another reason of the kind has. */
async function refuseUsedName(tx: Tx, kind: ReasonKind, name: string, own?: string) {
  const taken = (await listReasons(tx)).some(
    (one) =>
      one.kind === kind &&
      one.id !== own &&
      (one.name === null ? wordsFor(kind, one.slug) : [one.name]).some(
        (text) => folded(text) === folded(name),
      ),
  );
  if (taken) throw new Refusal('same', 422, undefined, { name: 'same' });
}

/** Adds a reason, as the last one of its kind. */
export const addReason = command({
  permission: 'settings:manage',
  input: z.object({ kind: z.enum(REASON_KINDS), name: typedName }),
  async run({ tx, input: { kind, name } }) {
    await requireEveryProduct(tx);
    await refuseUsedName(tx, kind, name);
    const all = (await listReasons(tx)).filter((one) => one.kind === kind);
    const taken = all.map(({ slug }) => slug);
    await tx
      .insertInto('crm_close_reasons')
      .values({ kind, name, slug: slugOfReason(name, taken), position: all.length + 1 })
      .execute();
    return { set: null };
  },
});

/** Renames a reason, also for closed leads and deals. Refused as `changed` where a colleague has changed it since. */
export const renameReason = command({
  permission: 'settings:manage',
  input: z.object({ id: z.uuid(), revision: seenRevision, name: typedName }),
  async run({ tx, input: { id, revision, name } }) {
    await requireEveryProduct(tx);
    const reason = (await listReasons(tx)).find((one) => one.id === id);
    if (!reason) throw new Refusal('gone', 404);
    const { kind, slug } = reason;
    await refuseUsedName(tx, kind, name, id);
    // With its original name it keeps the translations.
    const own = wordsFor(kind, slug).includes(name) ? null : name;
    revisionOf(await saveSetting(tx, 'crm_close_reasons', { id, revision }, { name: own }));
    return { set: await changeSetOf(tx) };
  },
  undo: ({ data: { set } }) => (set === null ? undefined : { intent: 'undo', set }),
});
