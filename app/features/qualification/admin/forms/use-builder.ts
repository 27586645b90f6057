import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type FetcherWithComponents, useFetcher } from 'react-router';
import { showNotice } from '#app/ui/admin/show-notice.ts';
import { conflictPlaces } from './conflict-places.ts';
import { applyEdit } from './draft-edits.ts';
import type { Editing } from './editing.ts';
import type { FormDraft, QuestionDraft } from './form-draft.ts';
import type { BuilderReply } from './form-replies.ts';

export type BuilderFetcher = FetcherWithComponents<BuilderReply>;

type Saved = { draft: FormDraft; revision: number };

const UNDO_MS = 10_000;

/** What was typed during a save, on the questions as they are saved by now. */
function carriedOver(typed: FormDraft, sent: FormDraft, saved: FormDraft): FormDraft {
  if (typed === sent) return saved;
  const savedAs = new Map(sent.questions.map(({ key }, index) => [key, saved.questions[index]]));
  return {
    ...typed,
    questions: typed.questions.map((question) => {
      const { key = question.key, name = question.name } = savedAs.get(question.key) ?? {};
      return { ...question, key, name };
    }),
  };
}

/** The element that should have the focus once the draft has changed, by its id. */
function focusAfter(draft: FormDraft, next: FormDraft, written: string): string | null {
  const [edit, place] = written.split(':');
  const index = Number(place);
  const key = draft.questions[index]?.key;
  if (edit === 'add') return `q-${next.questions.at(-1)?.key}-label`;
  if (edit === 'up') return `q-${key}-${index === 1 ? 'down' : 'up'}`;
  if (edit === 'down') return `q-${key}-${index === next.questions.length - 2 ? 'up' : 'down'}`;
  if (edit === 'remove') {
    const neighbour = next.questions[Math.min(index, next.questions.length - 1)];
    return neighbour ? `q-${neighbour.key}` : 'fm-add';
  }
  if (edit === 'option-add') {
    return `o-${key}-${next.questions[index]?.options.at(-1)?.key}-label`;
  }
  return null;
}

/**
 * The draft of a form on the screen: what is typed, moved and saved, and the messages. `saved` is what the
 * database holds; it replaces the draft whenever nothing would be lost by it.
 */
export function useBuilder(saved: Saved, posted: BuilderReply | undefined) {
  const { t } = useTranslation('forms');
  const fetcher = useFetcher<BuilderReply>();
  const reply = fetcher.data ?? posted;
  const [base, setBase] = useState<Saved>(() => ({
    draft: saved.draft,
    // A restored draft belongs to the revision that it names.
    revision: posted && 'draft' in posted ? posted.revision : saved.revision,
  }));
  const [draft, setDraft] = useState(() =>
    posted && 'draft' in posted && posted.draft ? posted.draft : saved.draft,
  );
  const [said, setSaid] = useState('');
  const focus = useRef<string | null>(null);
  const sent = useRef<FormDraft | null>(null);
  const dirty = JSON.stringify(draft) !== JSON.stringify(base.draft);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only for data of the server
  useEffect(() => {
    const heard = (reply?.kind === 'saved' || reply?.kind === 'returned') && reply.revision;
    const done = heard === saved.revision;
    if (done && reply?.kind === 'saved' && sent.current) {
      setBase(saved);
      setDraft(carriedOver(draft, sent.current, saved.draft));
    } else if (saved.revision !== base.revision && (done || !dirty)) {
      setBase(saved);
      setDraft(saved.draft);
    }
    if (done) sent.current = null;
  }, [saved.revision, reply]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: laid out by the common base
  const placeOf = useMemo(() => {
    if (reply?.kind !== 'conflict' || !reply.draft || !reply.theirs) return undefined;
    const { draft: mine, theirs, names = [] } = reply;
    return conflictPlaces({ base: base.draft, mine, theirs, names, change: setDraft });
  }, [reply]);

  // Once every line has been laid out, further input is based on the colleague's version.
  useEffect(() => {
    if (reply?.kind !== 'conflict' || !reply.theirs) return;
    setBase({ draft: reply.theirs, revision: reply.conflict.revision });
  }, [reply]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: queried once the draft is on the screen
  useEffect(() => {
    if (focus.current) document.getElementById(focus.current)?.focus();
    focus.current = null;
  }, [draft]);

  function putBack(question: QuestionDraft, place: number) {
    setDraft((now) => {
      if (now.questions.some(({ key }) => key === question.key)) return now;
      const { questions } = now;
      return {
        ...now,
        questions: [...questions.slice(0, place), question, ...questions.slice(place)],
      };
    });
    focus.current = `q-${question.key}`;
  }

  function tell(written: string, next: FormDraft) {
    const [edit, place] = written.split(':');
    const question = draft.questions[Number(place)];
    const label = question?.label.pt || t('question.untitled');
    const total = String(next.questions.length);
    const now = next.questions.findIndex(({ key }) => key === question?.key) + 1;
    if (edit === 'add') setSaid(t('question.added', { total }));
    else if (edit === 'remove' && question) {
      setSaid(t('question.removed', { label }));
      showNotice('question-removed', 'message', t('question.removed', { label }), {
        duration: UNDO_MS,
        action: { label: t('question.undo'), onClick: () => putBack(question, Number(place)) },
      });
    } else if (edit === 'up' || edit === 'down' || edit === 'move') {
      setSaid(t('question.moved', { label, place: String(now), total }));
    }
  }

  const mistakes = reply?.kind === 'mistaken' ? reply.mistakes : {};
  const editing: Editing = {
    draft,
    change: (part) => setDraft((now) => ({ ...now, ...part })),
    changeQuestion: (key, part) =>
      setDraft((now) => ({
        ...now,
        questions: now.questions.map((each) => (each.key === key ? { ...each, ...part } : each)),
      })),
    edit: (written) => {
      const next = applyEdit(draft, written);
      focus.current = focusAfter(draft, next, written);
      tell(written, next);
      setDraft(next);
    },
    wrong: (place) => {
      const mistake = place.endsWith('.')
        ? Object.entries(mistakes).find(([where]) => where.startsWith(place))?.[1]
        : mistakes[place];
      return mistake && t(`wrong.${mistake}`);
    },
  };
  return {
    editing,
    fetcher,
    reply,
    dirty,
    said,
    revision: base.revision,
    /** The places of a conflict's lines. */
    placeOf,
    /** Continues with a stored draft. */
    restore: setDraft,
    /** To be called when the form is sent. */
    onSend: () => {
      sent.current = draft;
    },
  };
}
