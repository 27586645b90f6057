import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { track } from '#app/features/analytics/track.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import { openDialog } from '#app/ui/open-dialog.ts';
import { OrderForm } from '#app/ui/order-form.tsx';
import { showToast } from '#app/ui/toast.ts';
import { FeedbackFrame, type FeedbackFrameProps } from './feedback-frame.tsx';
import type { Position } from './feedback-rules.ts';
import { InspectionFigure } from './inspection-figure.tsx';
import { type Accepted, FeedbackCard, LiveForm, type LiveFormProps } from './live-form.tsx';
import { SecretLink } from './saved-link.tsx';

export type FeedbackProps = Omit<
  LiveFormProps,
  'openedAt' | 'onAccepted' | 'hostPage' | 'product'
> & {
  /** Where its button floats, or `inline` for a card; `page` is a sheet of its own. */
  at: Position | 'page';
};

type FormProps = FeedbackProps & Pick<LiveFormProps, 'openedAt' | 'onAccepted'>;

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

/** In a page of the site: a dialog behind a floating button, a card in it, or a page of its own. */
function FeedbackInPage(props: FeedbackProps) {
  const { t } = useTranslation('feedback');
  const { at, id = 'feedback' } = props;
  const floats = at !== 'inline' && at !== 'page';
  const titleId = `${id}-title`;
  const place = useRef<HTMLDivElement>(null);
  const opened = useRef(0);
  // A dialog that was never opened is not rendered.
  const [drawn, setDrawn] = useState(!floats);
  const [saved, setSaved] = useState<Pick<Accepted, 'link' | 'missing'>>();

  useEffect(() => {
    opened.current = performance.timeOrigin;
    const island = place.current?.closest('[data-island]');
    const open = () => {
      opened.current = Date.now();
      flushSync(() => {
        setDrawn(true);
        setSaved(undefined);
      });
      const dialog = place.current?.querySelector('dialog');
      if (dialog) openDialog(dialog);
      track({ name: 'feedback_open' });
    };
    island?.addEventListener('island:open', open);
    return () => island?.removeEventListener('island:open', open);
  }, []);

  const onAccepted = ({ link, mailed, missing, received, protocol }: Accepted) => {
    // On its own page the reply is the next page, as without scripts; while the database is away there is none.
    if (at === 'page' && link && !received) {
      location.assign(link);
      return;
    }
    place.current?.querySelector('dialog')?.close();
    const outcome = received ? 'received' : 'sent';
    const text = t(`outcome.${outcome}.text`, { protocol });
    showToast({ title: t(`outcome.${outcome}.title`), text, spark: true });
    const visibleLink = mailed ? null : link;
    if (visibleLink || missing.length > 0) setSaved({ link: visibleLink, missing });
  };
  const form = { ...props, openedAt: () => opened.current, onAccepted };

  return (
    <div ref={place}>
      {at === 'page' && <Sheet {...form} />}
      {at === 'inline' && <FeedbackCard {...form} titleId={titleId} />}
      {floats && drawn && (
        <Dialog
          labelledBy={titleId}
          closeLabel={t('dialog.close')}
          narrow
          className="feedback-dialog"
          data-at={at}
        >
          <FeedbackCard {...form} titleId={titleId} />
        </Dialog>
      )}
      {saved && <SecretLink {...saved} onClose={() => setSaved(undefined)} />}
    </div>
  );
}

/** Feedback, in a page of the site or in a frame of another product; one island, for every visitor's
 * first script names each. */
export default function Feedback(props: FeedbackProps | FeedbackFrameProps) {
  return props.at === 'frame' ? <FeedbackFrame {...props} /> : <FeedbackInPage {...props} />;
}
