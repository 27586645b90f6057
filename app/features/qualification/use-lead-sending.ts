import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { track } from '#app/features/analytics/track.ts';
import { withdrawPost } from '#app/features/saved-posts/saved-post.ts';
import { useSavedPost } from '#app/features/saved-posts/use-saved-post.ts';
import type { LeadQuestions } from './form-definition.ts';
import type { PostReply } from './intake/post-fields.ts';
import { answersOf, keepDraft } from './keep-draft.ts';
import type { LeadFormProps } from './lead-form.tsx';
import { keepStep, type LeadOutcome, postReply, sendLead } from './send-lead.ts';
import { useDraft } from './use-draft.ts';

type Accepted = Extract<PostReply, { kind: 'accepted' }>;
type Refused = Partial<Pick<LeadFormProps, 'refused' | 'notice'>>;

/** The outcome of a sent form, for analytics: never its content. */
function report(form: string | undefined, reply: LeadOutcome): void {
  const of = form ? { form } : {};
  if (reply !== 'offline' && reply.kind === 'accepted') {
    track({ name: 'form_submit', ...of });
    return;
  }
  const outcome = reply === 'offline' ? reply : 'outcome' in reply ? reply.outcome : reply.kind;
  track({ name: 'form_error', outcome: String(outcome), ...of });
}

/**
 * Sends a lead without leaving the page: what was sent, the reply, and the draft meanwhile. `openedAt`
 * returns since when the visitor could type, in epoch milliseconds.
 */
export function useLeadSending(form: LeadQuestions | null, first: Refused, openedAt: () => number) {
  const { t } = useTranslation('qualification');
  const formRef = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [accepted, setAccepted] = useState<Accepted | null>(null);
  const [refused, setRefused] = useState(first.refused);
  const [notice, setNotice] = useState(first.notice);
  const [round, setRound] = useState(0);
  /** Id of the post that waits on this device. */
  const [saved, setSaved] = useState<string>();
  const draft = useDraft(form, formRef, round);

  useEffect(() => {
    if (!notice) return;
    const alert = formRef.current?.querySelector<HTMLElement>('[role=alert]');
    alert?.scrollIntoView({ block: 'nearest' });
  }, [notice]);

  useSavedPost(saved, ({ status, reply }) => handleReply(postReply(status, reply)));

  function handleReply(reply: LeadOutcome) {
    report(form?.id, reply);
    if (reply !== 'offline' && reply.kind === 'saved') {
      // Sent again from a draft it would be another lead.
      draft.drop();
      setSaved(reply.id);
      return;
    }
    setSaved(undefined);
    if (reply === 'offline' || reply.kind === 'refused') {
      const outcome = reply === 'offline' ? reply : reply.outcome;
      setNotice({
        title: t(`outcome.${outcome}.title`),
        text: t(`outcome.${outcome}.text`),
        ways: reply === 'offline' ? undefined : reply.ways,
      });
    } else if (reply.kind === 'invalid') {
      setRefused(reply.refused);
    } else {
      draft.drop();
      setRefused(undefined);
      setAccepted(reply);
    }
  }

  async function onSend(element: HTMLFormElement) {
    if (busy || !form) return;
    setBusy(true);
    setNotice(undefined);
    const reply = await sendLead(element, form, openedAt());
    setBusy(false);
    handleReply(reply);
  }

  /** Drops the waiting post, and shows the form with its answers. */
  async function editSaved() {
    const post = saved === undefined ? undefined : await withdrawPost(saved);
    if (!post || !form) return;
    keepDraft(form.id, answersOf(new URLSearchParams(post.fields as [string, string][])));
    setSaved(undefined);
    setRound((count) => count + 1);
  }

  /** Empties the form: by its button, or for a new lead after a sent one. */
  function startAfresh() {
    draft.drop();
    setRefused(undefined);
    setNotice(undefined);
    setAccepted(null);
    setRound((count) => count + 1);
  }

  return {
    accepted,
    saved: saved !== undefined,
    editSaved,
    filled: draft.filled,
    total: draft.total,
    startAfresh,
    /** Changes with every fresh start, so that the form is remounted. */
    round,
    formProps: { formRef, refused, notice, busy, onInput: draft.keep, onSend, onStep: keepStep },
  };
}
