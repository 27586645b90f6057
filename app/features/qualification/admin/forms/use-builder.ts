import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type FetcherWithComponents, useFetcher } from 'react-router';
import type { DraftList } from '#app/audit/admin/draft-parts.ts';
import { answerOf, useListDraft } from '#app/audit/admin/use-list-draft.ts';
import { showNotice } from '#app/ui/admin/show-notice.ts';
import type { FormReply } from './commands/form-actions.server.ts';
import { conflictPlaces } from './conflict-places.ts';
import { applyEdit } from './draft-edits.ts';
import { draftIn } from './draft-fields.ts';
import type { Editing } from './editing.ts';
import type { Mistakes } from './form-draft.schema.ts';
import type { FormDraft, QuestionDraft } from './form-draft.ts';
import type { FormConflict } from './form-replies.ts';
import { dependents } from './steps/condition-drafts.ts';

export type BuilderFetcher = FetcherWithComponents<FormReply>;

/** The draft after a post without scripts. */
export type Edited = { typed: FormDraft; revision: number };

type Newest = { draft: FormDraft; revision: number; deleted: unknown };

/** Questions by their key: the id of their row, or a temporary name. */
const questionList: DraftList<FormDraft, QuestionDraft & { id: string }> = {
  items: ({ questions }) => questions.map((question) => ({ ...question, id: question.key })),
  withItems: (draft, items) => ({
    ...draft,
    questions: items.map(({ id: key, ...question }) => ({ ...question, key })),
  }),
};

/** The same for an edit of a step. */
function focusInSteps(draft: FormDraft, next: FormDraft, edit: string, index: number) {
  if (edit === 'step-add') {
    return `${(draft.steps.length === 0 ? next.steps[0] : next.steps.at(-1))?.key}-title`;
  }
  if (edit === 'step-remove') {
    const neighbour = next.steps[Math.min(index, next.steps.length - 1)];
    return neighbour ? `${neighbour.key}-heading` : 'fm-step-add';
  }
  return `${draft.steps[index]?.key}-heading`;
}

/** The same for a question that changes places. */
function focusOfMove({ questions, steps }: FormDraft, key: string | undefined, to: 'up' | 'down') {
  const end = questions.at(to === 'up' ? 0 : -1);
  const step = steps.at(to === 'up' ? 0 : -1)?.key ?? '';
  // At the end of the form this button is off.
  const isAtEnd = end?.key === key && end?.step === step;
  return `q-${key}-${isAtEnd === (to === 'up') ? 'down' : 'up'}`;
}

/** The same for conditions of a question or a step. */
function focusInConditions(next: FormDraft, edit: string, kind: string | undefined, at: number) {
  const owner = (kind === 'step' ? next.steps : next.questions)[at];
  const last = edit === 'when-add' ? owner?.when.at(-1)?.key : undefined;
  return last ? `${owner?.key}-${last}-question` : `${owner?.key}-when-add`;
}

/** The element that should have the focus once the draft has changed, by its id. */
function focusAfter(draft: FormDraft, next: FormDraft, written: string): string | null {
  const [edit = '', place, at] = written.split(':');
  const index = Number(place);
  const key = draft.questions[index]?.key;
  if (edit === 'add') {
    const added = next.questions.find((one) => !draft.questions.some((old) => old.key === one.key));
    return `q-${added?.key}-label`;
  }
  if (edit === 'up' || edit === 'down') return focusOfMove(next, key, edit);
  if (edit === 'place') return document.activeElement?.id ?? null;
  if (edit.startsWith('step-')) return focusInSteps(draft, next, edit, index);
  if (edit.startsWith('when-')) return focusInConditions(next, edit, place, Number(at));
  if (edit === 'remove') {
    const neighbour = next.questions[Math.min(index, next.questions.length - 1)];
    return neighbour ? `q-${neighbour.key}` : 'fm-add';
  }
  if (edit === 'option-add') {
    return `o-${key}-${next.questions[index]?.options.at(-1)?.key}-label`;
  }
  return null;
}

/** The draft of a form on the screen: what is typed, moved and saved, and the messages. */
export function useBuilder(
  newest: Newest,
  posted: FormReply | undefined,
  byPost: Edited | undefined,
) {
  const { t } = useTranslation('forms');
  const fetcher = useFetcher<FormReply>();
  const reply = (fetcher.data as FormReply | undefined) ?? posted;
  const answer = useMemo(() => {
    if (!reply) return byPost;
    // The form that restores a version has no draft.
    if (!reply.ok && reply.intent === 'return') {
      return reply.details ? { conflict: reply.details.conflict } : {};
    }
    return answerOf<FormDraft, FormConflict>(reply, draftIn);
  }, [reply, byPost]);
  const names = (answer && 'names' in answer && answer.names) || [];
  const builder = useListDraft({
    ...{ newest, reply: answer, list: questionList },
    places: (versions) => conflictPlaces({ ...versions, names }),
  });
  const { draft, edited, restore } = builder;

  function putBack(question: QuestionDraft, place: number) {
    const withQuestion = (now: FormDraft): FormDraft => {
      const { questions } = now;
      if (questions.some(({ key }) => key === question.key)) return now;
      return {
        ...now,
        questions: [...questions.slice(0, place), question, ...questions.slice(place)],
      };
    };
    edited(withQuestion, { focusId: `q-${question.key}` });
  }

  /** Announces an edit; a removed question can be restored. */
  function wordsFor(written: string, next: FormDraft): string | undefined {
    const [edit, place] = written.split(':');
    const question = draft.questions[Number(place)];
    const label = question?.label.pt || t('question.untitled');
    const total = String(next.questions.length);
    if (edit?.startsWith('step-')) return t(`steps.done.${edit as 'step-add'}`);
    if (edit === 'add') return t('question.added', { total });
    if (edit === 'remove' && question) {
      const waiting = dependents(question.key, next).join(', ');
      const removed = waiting
        ? t('question.removedOf', { label, waiting })
        : t('question.removed', { label });
      showNotice('question-removed', 'message', removed, {
        action: { label: t('question.undo'), onClick: () => putBack(question, Number(place)) },
      });
      return removed;
    }
    if (edit !== 'up' && edit !== 'down' && edit !== 'move' && edit !== 'place') return undefined;
    const now = next.questions.findIndex(({ key }) => key === question?.key) + 1;
    const step = next.steps.findIndex(({ key }) => key === next.questions[now - 1]?.step) + 1;
    if (step > 0) {
      return t('question.movedIn', { label, place: String(now), total, step: String(step) });
    }
    return t('question.moved', { label, place: String(now), total });
  }

  const mistakes = (reply?.ok === false ? reply.fieldErrors : {}) as Mistakes;
  const editing: Omit<Editing, 'fields'> = {
    draft,
    change: builder.change,
    changeQuestion: (key, part) =>
      restore((now) => ({
        ...now,
        questions: now.questions.map((each) => (each.key === key ? { ...each, ...part } : each)),
      })),
    edit: (written) => {
      const next = applyEdit(draft, written);
      const focusId = focusAfter(draft, next, written);
      edited(next, { focusId, words: wordsFor(written, next) });
    },
    wrong: (place) => {
      const mistake = place.endsWith('.')
        ? Object.entries(mistakes).find(([where]) => where.startsWith(place))?.[1]
        : mistakes[place];
      return mistake && t(`wrong.${mistake}`);
    },
  };
  return { ...builder, editing, fetcher, reply };
}
