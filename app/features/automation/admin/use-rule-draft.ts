import { useEffect, useRef, useState } from 'react';
import { postedIn } from '#app/ui/admin/action-reply.ts';
import type { RuleReply } from '../commands/rule-actions.server.ts';
import type { Subject } from '../rule.ts';
import {
  type ActDraft,
  aboutSubject,
  applyEdit,
  type ConditionDraft,
  draftIn,
  type RuleDraft,
} from '../rule-draft.ts';

/** The focus after a line was added or removed. */
function focusAfter(next: RuleDraft, written: string): string {
  const [edit] = written.split(':');
  if (edit === 'condition') return `c-${next.conditions.at(-1)?.key}-field`;
  if (edit === 'act') return `a-${next.acts.at(-1)?.key}-kind`;
  return edit === 'unact' ? 'add-act' : 'add-condition';
}

/** The draft of a reply: the saved one, or the refused one. */
function typedOf(reply: RuleReply | undefined): RuleDraft | undefined {
  if (reply?.ok === false) return draftIn(postedIn(reply));
  return reply?.intent === 'save' ? reply.data.typed : undefined;
}

/** The draft of a rule. Values returned by the server come first. */
export function useRuleDraft(
  stored: RuleDraft,
  reply: RuleReply | undefined,
  edited: RuleDraft | undefined,
) {
  const [base, setBase] = useState(stored);
  const [draft, setDraft] = useState(() => edited ?? typedOf(reply) ?? stored);
  const handled = useRef(reply);
  const focus = useRef<string | null>(null);

  useEffect(() => {
    if (!reply || reply === handled.current) return;
    handled.current = reply;
    if (reply.ok && reply.intent === 'save') setBase(reply.data.typed);
  }, [reply]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: queried once the draft is on the screen
  useEffect(() => {
    if (focus.current) document.getElementById(focus.current)?.focus();
    focus.current = null;
  }, [draft]);

  return {
    draft,
    dirty: JSON.stringify(draft) !== JSON.stringify(base),
    change: (part: Partial<RuleDraft>) => setDraft((now) => ({ ...now, ...part })),
    about: (subject: Subject) => setDraft((now) => aboutSubject(now, subject)),
    changeStart: (part: Partial<RuleDraft['start']>) =>
      setDraft((now) => ({ ...now, start: { ...now.start, ...part } })),
    changeCondition: (at: number, part: Partial<ConditionDraft>) =>
      setDraft((now) => ({
        ...now,
        conditions: now.conditions.map((one, place) => (place === at ? { ...one, ...part } : one)),
      })),
    changeAct: (at: number, part: Partial<ActDraft>) =>
      setDraft((now) => ({
        ...now,
        acts: now.acts.map((one, place) => (place === at ? { ...one, ...part } : one)),
      })),
    edit: (written: string) => {
      const next = applyEdit(draft, written);
      focus.current = focusAfter(next, written);
      setDraft(next);
    },
    restore: setDraft,
  };
}

export type RuleEditing = ReturnType<typeof useRuleDraft>;
