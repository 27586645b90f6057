import type { SubmissionResult } from '@conform-to/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#app/ui/dialog.tsx';
import { OrderForm } from '#app/ui/order-form.tsx';
import type { FormDefinition } from './form-definition.ts';
import type { PostReply } from './post-fields.ts';
import { QualificationForm } from './qualification-form.tsx';
import { QualificationThanks } from './qualification-thanks.tsx';
import { sendLead } from './send-lead.ts';
import { useDraft } from './use-draft.ts';
import { useIslandOpen } from './use-island-open.ts';
import { WorkpieceFigure } from './workpiece-figure.tsx';

type Accepted = Extract<PostReply, { kind: 'accepted' }>;
type Notice = { title: string; text: string };

type Props = {
  /** Null when no form is active. */
  form: FormDefinition | null;
  from: string | null;
  mode: 'dialog' | 'page';
  lastResult?: SubmissionResult<string[]>;
  notice?: Notice;
};

/** The qualification form: behind every "Forjar projeto" as a dialog, and a page of its own. */
export default function Qualification({ form, from, mode, lastResult, notice }: Props) {
  const { t } = useTranslation('qualification');
  const place = useRef<HTMLDivElement>(null);
  const formRef = useRef<HTMLFormElement>(null);
  const [sending, setSending] = useState(false);
  const [accepted, setAccepted] = useState<Accepted | null>(null);
  const [result, setResult] = useState(lastResult);
  const [told, setTold] = useState(notice);
  const [round, setRound] = useState(0);
  const draft = useDraft(form, formRef, round);
  const openedAt = useIslandOpen(place, () => {
    if (!accepted) return;
    // A new visit to the form after a sent one starts fresh.
    setAccepted(null);
    setRound((n) => n + 1);
  });

  useEffect(() => {
    if (told)
      formRef.current
        ?.querySelector<HTMLElement>('[role=alert]')
        ?.scrollIntoView({ block: 'nearest' });
  }, [told]);

  async function send(element: HTMLFormElement) {
    if (sending) return;
    setSending(true);
    setTold(undefined);
    const reply = await sendLead(element, openedAt());
    setSending(false);
    if (reply === 'offline')
      setTold({ title: t('outcome.offline.title'), text: t('outcome.offline.text') });
    else if (reply.kind === 'invalid') setResult(reply.result as SubmissionResult<string[]>);
    else if (reply.kind === 'refused')
      setTold({
        title: t(`outcome.${reply.outcome}.title`),
        text: t(`outcome.${reply.outcome}.text`),
      });
    else {
      draft.drop();
      setResult(undefined);
      setAccepted(reply);
    }
  }

  function discard() {
    draft.drop();
    setResult(undefined);
    setTold(undefined);
    setRound((n) => n + 1);
  }

  const content = accepted ? (
    <QualificationThanks accepted={accepted} />
  ) : form ? (
    <QualificationForm
      key={round}
      form={form}
      from={from}
      lastResult={result}
      notice={told}
      busy={sending}
      formRef={formRef}
      onInput={draft.keep}
      onSend={send}
    />
  ) : (
    <div className="notice" role="alert">
      <strong>{t('outcome.noForm.title')}</strong> <span>{t('outcome.noForm.text')}</span>
    </div>
  );
  const total = form?.fields.length ?? 0;
  const order = (
    <OrderForm
      heading={mode === 'page' ? 'h1' : 'h2'}
      titleId="qualification-title"
      number={t('strip.number')}
      title={form?.title ?? t('page.title')}
      intro={form?.description}
      figure={<WorkpieceFigure filled={accepted ? total : draft.filled} total={total} />}
      stepsTitle={t('strip.next')}
      steps={t('strip.steps', { returnObjects: true }) as string[]}
      aside={
        draft.filled > 0 && !accepted ? (
          <p className="small soft">
            {t('form.draft')}{' '}
            <button type="button" className="l" onClick={discard}>
              {t('dialog.discard')}
            </button>
          </p>
        ) : null
      }
    >
      {content}
    </OrderForm>
  );
  return (
    <div ref={place}>
      {mode === 'page' ? (
        order
      ) : (
        <Dialog
          id="qualification-dialog"
          labelledBy="qualification-title"
          closeLabel={t('dialog.close')}
        >
          {order}
        </Dialog>
      )}
    </div>
  );
}
