import { z } from 'zod';
import { asPerson } from '#app/access/guard.server.ts';
import type { Permission } from '#app/access/permissions.ts';
import type { Person } from '#app/platform/database/actor.server.ts';
import { sqlState } from '#app/platform/database/errors.server.ts';
import {
  deletePipeline,
  type FirstStages,
  listPipelines,
  makePipeline,
  readPipelineProduct,
  setActive,
  setDefault,
} from './pipelines.store.server.ts';
import { type ListReply, LONGEST_PIPELINE, type PipelineRow } from './pipelines.ts';

type Given = {
  person: Person;
  product: string;
  texts: Readonly<Record<string, string>>;
  permissions: ReadonlySet<Permission>;
  /** Names of the stages that a new pipeline begins with. */
  first: FirstStages;
};
type Outcome =
  | { kind: 'made'; id: string }
  | { kind: 'answer'; reply: ListReply; status: 200 | 403 | 404 | 409 | 422 };

const answer = (
  status: Extract<Outcome, { kind: 'answer' }>['status'],
  reply: ListReply,
): Outcome => ({ kind: 'answer', status, reply });

const isRuleOfData = (error: unknown) => sqlState(error)?.startsWith('23') ?? false;

const uuid = z.uuid();
const ACTS = ['default', 'archive', 'back', 'delete'] as const;
const DONE = {
  default: 'default',
  archive: 'archived',
  back: 'back',
  delete: 'deleted',
} as const;

const read = (person: Person, id: string) =>
  asPerson(person, async (tx) => {
    const product = await readPipelineProduct(tx, id);
    return product && { product, pipelines: await listPipelines(tx, product.slug) };
  });

/** Why a pipeline cannot be put away or deleted, as it stands. */
function hindrance(act: (typeof ACTS)[number], pipeline: PipelineRow): ListReply | undefined {
  const { name, deals, isDefault, past } = pipeline;
  if (act !== 'archive' && act !== 'delete') return undefined;
  if (deals > 0) return { failed: 'inUse', name, deals };
  if (isDefault) return { failed: 'isDefault', name };
  return act === 'delete' && past ? { failed: 'past', name } : undefined;
}

async function make({ person, texts, first }: Given, product: string): Promise<Outcome> {
  const typed = (texts['name'] ?? '').replace(/\s+/g, ' ').trim();
  if (typed === '') return answer(422, { typed, mistake: 'required' });
  if (typed.length > LONGEST_PIPELINE) return answer(422, { typed, mistake: 'long' });
  const id = await asPerson(person, (tx) => makePipeline(tx, product, typed, first));
  return { kind: 'made', id };
}

/** A post of the list: a new pipeline, another default, one put away, taken back or deleted. */
export async function actOnPipelines(given: Given): Promise<Outcome> {
  const { person, texts, permissions } = given;
  if (!permissions.has('settings:manage')) return answer(403, { failed: 'forbidden' });
  const found = uuid.safeParse(given.product).success
    ? await read(person, given.product)
    : undefined;
  if (!found) return answer(404, { failed: 'gone' });
  const { product, pipelines } = found;
  if (!product.mayEdit) return answer(403, { failed: 'forbidden' });
  if (texts['intent'] === 'new') return make(given, product.slug);
  const act = z.enum(ACTS).safeParse(texts['intent']);
  const pipeline = pipelines.find(({ id }) => id === texts['id']);
  if (!act.success || !pipeline) return answer(404, { failed: 'gone' });
  const { id, name } = pipeline;
  const hindered = hindrance(act.data, pipeline);
  if (hindered) return answer(409, hindered);
  const key = { id, revision: Number(texts['revision']) || 0 };
  try {
    const done = await asPerson(person, (tx) => {
      if (act.data === 'default') return setDefault(tx, product.slug, key);
      if (act.data === 'delete') return deletePipeline(tx, key);
      return setActive(tx, key, act.data === 'back');
    });
    return done
      ? answer(200, { done: DONE[act.data], name })
      : answer(409, { failed: 'changed', name });
  } catch (error) {
    if (!isRuleOfData(error)) throw error;
    // Asked after the refusal: a deal may have come in a moment ago.
    const again = (await read(person, given.product))?.pipelines.find((one) => one.id === id);
    const now = again && hindrance(act.data, again);
    return answer(409, now ?? { failed: 'changed', name });
  }
}
