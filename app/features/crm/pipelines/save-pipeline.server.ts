import { z } from 'zod';
import { asPerson } from '#app/access/guard.server.ts';
import type { Permission } from '#app/access/permissions.ts';
import { revisionIn } from '#app/audit/change-set.server.ts';
import type { Person } from '#app/platform/database/actor.server.ts';
import { sqlState } from '#app/platform/database/errors.server.ts';
import { applyEdit, draftIn, mistakesIn } from './pipeline-draft.ts';
import { readPipeline, readPipelineProduct } from './pipelines.store.server.ts';
import type { PipelineDraft, PipelineReply, StaffPipeline } from './pipelines.ts';
import { savePipelineRows } from './save-pipeline.store.server.ts';

type Answer = { reply: PipelineReply; status: number };
type Given = {
  person: Person;
  product: string;
  id: string;
  form: FormData;
  permissions: ReadonlySet<Permission>;
};

/** Class 23 of PostgreSQL's appendix A: a rule of the data says no. */
const isRuleOfData = (error: unknown) => sqlState(error)?.startsWith('23') ?? false;

const uuid = z.uuid();

const read = (person: Person, productId: string, id: string) =>
  asPerson(person, async (tx) => {
    const product = await readPipelineProduct(tx, productId);
    const pipeline = product && (await readPipeline(tx, product.slug, id));
    return pipeline && { product, pipeline };
  });

/** The first stage that a draft leaves out although deals stand in it, with the draft as it was before. */
function keptIn({ draft, deals }: StaffPipeline, typed: PipelineDraft) {
  const place = draft.stages.findIndex(
    ({ id }) => (deals[id] ?? 0) > 0 && !typed.stages.some((stage) => stage.id === id),
  );
  const stage = draft.stages[place];
  if (!stage) return undefined;
  const { stages } = typed;
  return {
    inUse: { stage: stage.name, deals: deals[stage.id] ?? 0 },
    typed: { ...typed, stages: [...stages.slice(0, place), stage, ...stages.slice(place)] },
  };
}

/** A post of the editor of a pipeline: a save or, where no scripts run, an edit of what is typed. */
export async function savePipeline(given: Given): Promise<Answer> {
  const { person, form } = given;
  const revision = revisionIn(form);
  const typed = draftIn(form);
  const answer = (status: number, more: Partial<PipelineReply>): Answer => ({
    reply: { mistakes: {}, typed, revision, ...more },
    status,
  });
  if (!given.permissions.has('settings:manage')) return answer(403, { failed: 'forbidden' });
  const ids = z.tuple([uuid, uuid]).safeParse([given.product, given.id]);
  const found = ids.success ? await read(person, ...ids.data) : undefined;
  if (!found) return answer(404, { failed: 'gone' });
  const { product, pipeline } = found;
  if (!product.mayEdit) return answer(403, { failed: 'forbidden' });
  const edit = form.get('edit');
  if (typeof edit === 'string') {
    const next = applyEdit(typed, edit, pipeline.away);
    const kept = keptIn(pipeline, next);
    return kept ? answer(409, kept) : answer(200, { typed: next });
  }
  const mistakes = mistakesIn(typed);
  if (Object.keys(mistakes).length > 0) return answer(422, { failed: 'invalid', mistakes });
  if (!typed.stages.some(({ kind }) => kind === 'open')) return answer(422, { failed: 'noOpen' });
  try {
    const done = await asPerson(person, (tx) =>
      savePipelineRows(tx, product.slug, { id: pipeline.id, revision }, typed),
    );
    const { saved } = done;
    if (saved.kind === 'gone') return answer(404, { failed: 'gone' });
    const now = 'now' in done ? done.now : undefined;
    if (saved.kind === 'conflict') {
      return answer(409, { conflict: saved.conflict, ...(now && { theirs: now }) });
    }
    return answer(200, { done: 'saved', typed: now ?? typed, revision: saved.revision });
  } catch (error) {
    if (!isRuleOfData(error)) throw error;
    // Asked after the refusal: a deal may have come in a moment ago.
    const again = await read(person, given.product, given.id);
    const kept = again && keptIn(again.pipeline, typed);
    return answer(409, kept ?? { failed: 'refused' });
  }
}
