import {
  LONGEST_PIPELINE,
  LONGEST_STAGE,
  MOST_STAGES,
  type PipelineDraft,
  type PipelineMistake,
  type PipelineMistakes,
  STATUSES_OF,
  type StageDraft,
} from './pipelines.ts';

/* What is typed of a pipeline: the names it is posted under, what can be done to it besides typing,
 * each written as the value of a button (`up:2`), and what may be wrong with it. The same words move
 * stages in the browser and, where no scripts run, on the server. */

export const stageField = (
  index: number,
  part: 'id' | 'kind' | 'name' | 'chance' | 'needs_value' | 'lead_status',
) => `s.${index}.${part}`;

const NEW = /^new-(\d+)$/;
export const isNew = ({ id }: StageDraft): boolean => NEW.test(id);

const statuses: Readonly<Record<StageDraft['kind'], readonly string[]>> = STATUSES_OF;

const CHANCE = { won: '100', lost: '0' } as const;

/** Open ones in their order, then what is won and what is lost. */
const inOrder = (stages: readonly StageDraft[]): StageDraft[] =>
  (['open', 'won', 'lost'] as const).flatMap((kind) =>
    stages.filter((stage) => stage.kind === kind),
  );

/** The draft that a post carries. Never fails: what is wrong with it, `mistakesIn` says. */
export function draftIn(form: FormData): PipelineDraft {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : '';
  };
  const stages: StageDraft[] = [];
  for (let index = 0; index < MOST_STAGES && form.has(stageField(index, 'id')); index += 1) {
    const posted = text(stageField(index, 'kind'));
    const kind = posted === 'won' || posted === 'lost' ? posted : 'open';
    stages.push({
      id: text(stageField(index, 'id')),
      kind,
      name: text(stageField(index, 'name')),
      chance: kind === 'open' ? text(stageField(index, 'chance')) : CHANCE[kind],
      needsValue: form.has(stageField(index, 'needs_value')),
      leadStatus:
        statuses[kind].find((one) => one === text(stageField(index, 'lead_status'))) ?? '',
    });
  }
  return { name: text('name'), stalledAfter: text('stalled_after'), stages: inOrder(stages) };
}

function moved(stages: readonly StageDraft[], from: number, to: number): StageDraft[] {
  const stage = stages[from];
  if (stage?.kind !== 'open' || stages[to]?.kind !== 'open') return [...stages];
  const others = stages.filter((_, index) => index !== from);
  return [...others.slice(0, to), stage, ...others.slice(to)];
}

function added({ stages }: PipelineDraft): StageDraft {
  const used = stages.map(({ id }) => Number(NEW.exec(id)?.[1] ?? 0));
  const id = `new-${Math.max(0, ...used) + 1}`;
  return { id, kind: 'open', name: '', chance: '', needsValue: false, leadStatus: '' };
}

/** The draft after an edit; what makes no sense changes nothing. `away` are stages that can come back. */
export function applyEdit(
  draft: PipelineDraft,
  written: string,
  away: readonly StageDraft[],
): PipelineDraft {
  const [edit, of = ''] = written.split(':');
  const { stages } = draft;
  const place = Number(of);
  const whole = stages.length >= MOST_STAGES;
  const back = away.find(({ id }) => id === of);
  if (edit === 'up') return { ...draft, stages: moved(stages, place, place - 1) };
  if (edit === 'down') return { ...draft, stages: moved(stages, place, place + 1) };
  if (edit === 'add' && !whole) return { ...draft, stages: inOrder([...stages, added(draft)]) };
  if (edit === 'remove') {
    return { ...draft, stages: stages.filter((one, at) => at !== place || one.kind !== 'open') };
  }
  if (edit === 'back' && back && !whole && !stages.some(({ id }) => id === of)) {
    return { ...draft, stages: inOrder([...stages, back]) };
  }
  return draft;
}

const isWhole = (text: string, least: number, most: number) =>
  /^\d{1,3}$/.test(text) && Number(text) >= least && Number(text) <= most;

const folded = (name: string) => name.toLowerCase();

/** What is wrong with a draft, by the name of its field; nothing where it can be saved. */
export function mistakesIn({ name, stalledAfter, stages }: PipelineDraft): PipelineMistakes {
  const mistakes: Record<string, PipelineMistake> = {};
  if (name === '') mistakes['name'] = 'required';
  else if (name.length > LONGEST_PIPELINE) mistakes['name'] = 'long';
  if (!isWhole(stalledAfter, 1, 365)) mistakes['stalled_after'] = 'days';
  for (const [index, stage] of stages.entries()) {
    const field = stageField(index, 'name');
    if (stage.name === '') mistakes[field] = 'required';
    else if (stage.name.length > LONGEST_STAGE) mistakes[field] = 'longStage';
    else if (stages.slice(0, index).some((one) => folded(one.name) === folded(stage.name))) {
      mistakes[field] = 'same';
    }
    if (stage.kind === 'open' && !isWhole(stage.chance, 0, 99)) {
      mistakes[stageField(index, 'chance')] = 'chance';
    }
  }
  return mistakes;
}

/** Lower case letters, digits and hyphens that nothing of the same kind is called by yet. */
export function slugFor(name: string, used: readonly string[]): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40)
    .replace(/-+$/, '');
  const base = plain || 'item';
  let slug = base;
  for (let count = 2; used.includes(slug); count += 1) slug = `${base}-${count}`;
  return slug;
}
