import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { track } from '#app/features/analytics/track.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import { openDialog } from '#app/ui/open-dialog.ts';
import { OrderForm } from '#app/ui/order-form.tsx';
import { showToast } from '#app/ui/toast.ts';
import { FeedbackForm } from './feedback-form.tsx';
import {
  emptyValues,
  type FeedbackErrors,
  type FeedbackReply,
  type FeedbackType,
  type FeedbackValues,
  type Notice,
  type Position,
} from './feedback-rules.ts';
import { FileField } from './file-field.tsx';
import { InspectionFigure } from './inspection-figure.tsx';
import { KeptLink } from './kept-link.tsx';
import { useFeedbackSending } from './use-feedback-sending.ts';

export type FeedbackProps = {
  types: FeedbackType[];
  /** The project takes attachments. */
  files: boolean;
  /** Where its button floats, or `inline` for a card; `page` is a sheet of its own. */
  at: Position | 'page';
  /** Sets several of them in one document apart. */
  id?: string;
  from?: string | null;
  values?: FeedbackValues;
  errors?: FeedbackErrors;
  notice?: Notice;
};

type Accepted = Extract<FeedbackReply, { kind: 'accepted' }>;
type FormProps = FeedbackProps & {
  openedAt: () => number;
  onAccepted: (reply: Accepted) => void;
};

/** The form with everything that a script adds to it. */
function LiveForm(props: FormProps) {
  const { types, files: takesFiles, from, id = 'feedback', openedAt, onAccepted } = props;
  const first = {
    values: props.values ?? emptyValues(),
    errors: props.errors,
    notice: props.notice,
  };
  const sending = useFeedbackSending(first, openedAt, onAccepted);
  const { values, errors, notice, round, powers, files, awake } = sending;
  return (
    <FeedbackForm
      key={round}
      {...{ id, types, values, errors, notice, from, powers }}
      files={
        takesFiles && (
          <FileField
            id={id}
            error={files.error}
            chosen={files.chosen}
            onChoose={awake ? files.add : undefined}
            onRemove={files.remove}
          />
        )
      }
    />
  );
}

/** The sheet of the page: on the left what happens with it, on the right the form. */
function Sheet(props: FormProps) {
  const { t } = useTranslation('feedback');
  return (
    <OrderForm
      heading="h1"
      titleId="feedback-title"
      number={t('strip.number')}
      title={t('strip.title')}
      intro={t('strip.intro')}
      figure={<InspectionFigure />}
      stepsTitle={t('strip.next')}
      steps={t('strip.steps', { returnObjects: true }) as string[]}
    >
      <LiveForm {...props} />
    </OrderForm>
  );
}

function Card({ titleId, ...props }: FormProps & { titleId: string }) {
  const { t } = useTranslation('feedback');
  return (
    <div className="feedback-card">
      <p className="note">{t('strip.number')}</p>
      <h2 id={titleId} className="t3" tabIndex={-1}>
        {t('strip.title')}
      </h2>
      <LiveForm {...props} />
    </div>
  );
}

/** Feedback: a dialog behind a floating button, a card in the page, or a page of its own. */
export default function Feedback(props: FeedbackProps) {
  const { t } = useTranslation('feedback');
  const { at, id = 'feedback' } = props;
  const floats = at !== 'inline' && at !== 'page';
  const titleId = `${id}-title`;
  const place = useRef<HTMLDivElement>(null);
  const opened = useRef(0);
  // A dialog that nobody has opened yet weighs nothing in the page.
  const [drawn, setDrawn] = useState(!floats);
  const [kept, setKept] = useState<Pick<Accepted, 'link' | 'missing'>>();

  useEffect(() => {
    opened.current = performance.timeOrigin;
    const island = place.current?.closest('[data-island]');
    const open = () => {
      opened.current = Date.now();
      flushSync(() => {
        setDrawn(true);
        setKept(undefined);
      });
      const dialog = place.current?.querySelector('dialog');
      if (dialog) openDialog(dialog);
      track({ name: 'feedback_open' });
    };
    island?.addEventListener('island:open', open);
    return () => island?.removeEventListener('island:open', open);
  }, []);

  const onAccepted = ({ link, mailed, missing }: Accepted) => {
    // On its own page the answer is the next page, as it is without scripts.
    if (at === 'page' && link) {
      location.assign(link);
      return;
    }
    place.current?.querySelector('dialog')?.close();
    showToast({ title: t('outcome.sent.title'), text: t('outcome.sent.text'), spark: true });
    const shown = mailed ? null : link;
    if (shown || missing.length > 0) setKept({ link: shown, missing });
  };
  const form = { ...props, openedAt: () => opened.current, onAccepted };

  return (
    <div ref={place}>
      {at === 'page' && <Sheet {...form} />}
      {at === 'inline' && <Card {...form} titleId={titleId} />}
      {floats && drawn && (
        <Dialog
          labelledBy={titleId}
          closeLabel={t('dialog.close')}
          narrow
          className="feedback-dialog"
          data-at={at}
        >
          <Card {...form} titleId={titleId} />
        </Dialog>
      )}
      {kept && <KeptLink {...kept} onClose={() => setKept(undefined)} />}
    </div>
  );
}
