import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { track } from '#app/features/analytics/track.ts';
import type { FormPowers } from './feedback-form.tsx';
import {
  emptyValues,
  type FeedbackErrors,
  type FeedbackReply,
  type FeedbackType,
  type FeedbackValues,
  FIELD,
  type Notice,
} from './feedback-rules.ts';
import { sendFeedback } from './send-feedback.ts';
import { useChosenFiles } from './use-chosen-files.ts';
import type { HostPage } from './widget/frame-talk.ts';

export type First = {
  values: FeedbackValues;
  errors?: FeedbackErrors | undefined;
  notice?: Notice | undefined;
};

type Accepted = Extract<FeedbackReply, { kind: 'accepted' }>;

const verbatimIn = (form: HTMLFormElement) => String(new FormData(form).get(FIELD.verbatim)).trim();

/**
 * Sends without leaving the page. On success the form starts afresh (the type stays, everything else as at
 * the beginning); on failure everything stays as it was typed.
 */
export function useFeedbackSending(
  first: First,
  openedAt: () => number,
  onAccepted: (reply: Accepted) => void,
  hostPage?: () => HostPage | undefined,
) {
  const { t } = useTranslation('feedback');
  const formRef = useRef<HTMLFormElement>(null);
  const [hydrated, setHydrated] = useState(false);
  const [empty, setEmpty] = useState(first.values.verbatim.trim() === '');
  const [sent, setSent] = useState<number>();
  const [values, setValues] = useState(first.values);
  const [errors, setErrors] = useState(first.errors ?? {});
  const [notice, setNotice] = useState(first.notice);
  const [round, setRound] = useState(0);
  const files = useChosenFiles(first.errors?.files);

  /** Reads a value that was entered before hydration, and returns whether all of it is accepted. */
  function readEarlyValues(form: HTMLFormElement): boolean {
    const field = form.querySelector<HTMLInputElement>(`[name=${FIELD.files}]`);
    if (!field?.files?.length) return true;
    const given = [...field.files];
    field.value = '';
    return files.add(given);
  }

  // Input from before hydration counts too; without scripts nothing is blocked. Checked again once it
  // listens: a choice in between fires no handler.
  // biome-ignore lint/correctness/useExhaustiveDependencies: at hydration, and once it listens
  useEffect(() => {
    setHydrated(true);
    const form = formRef.current;
    if (!form) return;
    setEmpty(verbatimIn(form) === '');
    readEarlyValues(form);
  }, [hydrated]);

  useEffect(() => {
    if (!notice) return;
    formRef.current?.querySelector('[role=alert]')?.scrollIntoView({ block: 'nearest' });
  }, [notice]);

  function startAfresh(type: FeedbackType) {
    files.empty();
    setValues(emptyValues(type));
    setEmpty(true);
    setErrors({});
    setRound((count) => count + 1);
  }

  function handleReply(reply: FeedbackReply | 'saved' | 'offline' | 'failed', type: FeedbackType) {
    const accepted = typeof reply === 'object' && reply.kind === 'accepted';
    const outcome = typeof reply === 'object' ? reply.kind : reply;
    track(accepted ? { name: 'feedback_submit', type } : { name: 'feedback_error', outcome });
    if (reply === 'saved') startAfresh(type);
    if (typeof reply === 'string') {
      setNotice({ title: t(`outcome.${reply}.title`), text: t(`outcome.${reply}.text`) });
    } else if (reply.kind === 'refused') {
      setNotice(reply.notice);
    } else if (reply.kind === 'invalid') {
      flushSync(() => {
        setErrors(reply.errors);
        files.setError(reply.errors.files);
      });
      formRef.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    } else {
      startAfresh(type);
      onAccepted(reply);
    }
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (sent !== undefined) return;
    if (verbatimIn(form) === '') {
      setErrors({ verbatim: `${t('errors.verbatim')}. ${t('errors.verbatimText')}` });
      form.querySelector<HTMLElement>(`[name=${FIELD.verbatim}]`)?.focus();
      return;
    }
    const type = new FormData(form).get(FIELD.type) as FeedbackType;
    if (!readEarlyValues(form)) return;
    setNotice(undefined);
    setErrors({});
    setSent(0);
    const reply = await sendFeedback({
      form,
      files: files.latest.current.map(({ file }) => file),
      openedAt: openedAt(),
      host: hostPage?.(),
      onProgress: setSent,
    });
    setSent(undefined);
    handleReply(reply, type);
  }

  const powers: FormPowers = {
    formRef,
    onSubmit,
    onInput: ({ currentTarget }) => {
      const nothing = verbatimIn(currentTarget) === '';
      setEmpty(nothing);
      if (!nothing && errors.verbatim) setErrors({ ...errors, verbatim: undefined });
    },
    onPaste: ({ clipboardData }) => files.add([...clipboardData.files]),
    onDrop: (event) => {
      if (event.dataTransfer.files.length === 0) return;
      event.preventDefault();
      files.add([...event.dataTransfer.files]);
    },
    onDragOver: (event) => {
      if (event.dataTransfer.types.includes('Files')) event.preventDefault();
    },
    blocked: hydrated && (empty || sent !== undefined),
    sent,
  };
  return { values, errors, notice, round, powers, files, hydrated };
}
