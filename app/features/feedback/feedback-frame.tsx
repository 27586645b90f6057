import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/button.tsx';
import type { ProductForm } from './feedback-form.tsx';
import type { FeedbackType } from './feedback-rules.ts';
import { type Accepted, FeedbackCard, type FormState } from './live-form.tsx';
import { MissingFiles } from './missing-files.tsx';
import { SecretAddress } from './saved-link.tsx';
import { useHostPage } from './use-host-page.ts';

type Sent = Pick<Accepted, 'link' | 'missing'> & {
  /** The reference number of an entry that waits for the database. */
  received?: string | undefined;
};

export type FeedbackFrameProps = FormState & {
  at: 'frame';
  /** Origin of the page around it. */
  host: string;
  /** The subject: the product, and its module. */
  about: string;
  types: FeedbackType[];
  files: boolean;
  /** None while the product accepts no feedback. */
  product: ProductForm | null;
  /** Whether a post without scripts has arrived. */
  sent?: Sent;
};

/** Id of the heading of the content: the form, its thanks, or a notice. */
export const FRAME_TITLE = 'feedback-title';
const focusTitle = () => document.getElementById(FRAME_TITLE)?.focus();

/** Shown instead of the form while a product accepts no feedback. */
function Quiet({ about, onClose }: { about: string; onClose: () => void }) {
  const { t } = useTranslation('feedback');
  return (
    <section className="feedback-card" aria-labelledby={FRAME_TITLE}>
      <p className="note">{about}</p>
      <h1 id={FRAME_TITLE} className="subtitle" tabIndex={-1}>
        {t('frame.quiet.title')}
      </h1>
      <p>{t('frame.quiet.text')}</p>
      <p className="acts">
        <Button variant="outline" small onClick={onClose}>
          {t('frame.close')}
        </Button>
      </p>
    </section>
  );
}

type ThanksProps = Sent & { about: string; onClose: () => void; onAgain: () => void };

/** The thanks, in the form's place: with the author's link, and files that were not saved. */
function Thanks({ link, missing, received, about, onClose, onAgain }: ThanksProps) {
  const { t } = useTranslation('feedback');
  const outcome = received ? 'received' : 'sent';
  return (
    <section className="feedback-card" aria-labelledby={FRAME_TITLE}>
      <p className="note">{about}</p>
      <h1 id={FRAME_TITLE} className="subtitle" tabIndex={-1}>
        {t(`outcome.${outcome}.title`)}
      </h1>
      <p role="status">{t(`outcome.${outcome}.text`, { protocol: received })}</p>
      {missing.length > 0 && (
        <div className="notice">
          <MissingFiles id="feedback-missing" names={missing} />
        </div>
      )}
      {link && <SecretAddress link={link} framed onClose={onClose} />}
      <p className="acts">
        {!link && (
          <Button small onClick={onClose}>
            {t('frame.close')}
          </Button>
        )}
        <Button small variant="outline" onClick={onAgain}>
          {t('frame.again')}
        </Button>
      </p>
    </section>
  );
}

/** The form in a frame of another product: the same, and instead of a toast its own thanks. */
export function FeedbackFrame(props: FeedbackFrameProps) {
  const { host, about, types, files, product } = props;
  const [sent, setSent] = useState(props.sent);
  const opened = useRef(0);
  // Reopened, it is ready for another entry; unsent input is still there.
  const { hostPage, close } = useHostPage(host, () => {
    opened.current = Date.now();
    setSent(undefined);
    focusTitle();
  });

  const thanked = useRef(sent);
  useEffect(() => {
    if (thanked.current === sent) return;
    thanked.current = sent;
    focusTitle();
  }, [sent]);

  return (
    // Whatever the frame shows, it stays: its font has been loaded once.
    <div className="feedback-framed">
      {!product && <Quiet about={about} onClose={close} />}
      {product && sent && (
        <Thanks {...sent} about={about} onClose={close} onAgain={() => setSent(undefined)} />
      )}
      {product && !sent && (
        <FeedbackCard
          {...{ types, files, product, about, hostPage }}
          values={props.values}
          errors={props.errors}
          notice={props.notice}
          titleId={FRAME_TITLE}
          heading="h1"
          openedAt={() => opened.current || performance.timeOrigin}
          onAccepted={({ link, mailed, missing, ...reply }) =>
            setSent({
              link: mailed ? null : link,
              missing,
              received: reply.received && reply.protocol,
            })
          }
        />
      )}
    </div>
  );
}
