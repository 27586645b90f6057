import { useTranslation } from 'react-i18next';
import { FeedbackForm, type ProductForm } from './feedback-form.tsx';
import {
  emptyValues,
  type FeedbackErrors,
  type FeedbackReply,
  type FeedbackType,
  type FeedbackValues,
  type Notice,
} from './feedback-rules.ts';
import { FileField } from './file-field.tsx';
import { useFeedbackSending } from './use-feedback-sending.ts';
import type { HostPage } from './widget/frame-talk.ts';

export type Accepted = Extract<FeedbackReply, { kind: 'accepted' }>;

export type FormState = {
  values?: FeedbackValues | undefined;
  errors?: FeedbackErrors | undefined;
  notice?: Notice | undefined;
};

export type LiveFormProps = FormState & {
  types: FeedbackType[];
  /** The project takes attachments. */
  files: boolean;
  /** Distinguishes several of them in one document. */
  id?: string;
  from?: string | null;
  product?: ProductForm;
  openedAt: () => number;
  hostPage?: () => HostPage | undefined;
  onAccepted: (reply: Accepted) => void;
};

/** The form with everything that a script adds to it. */
export function LiveForm(props: LiveFormProps) {
  const { types, files: acceptsFiles, from, product, id = 'feedback' } = props;
  const { openedAt, hostPage, onAccepted } = props;
  const first = {
    values: props.values ?? emptyValues(),
    errors: props.errors,
    notice: props.notice,
  };
  const sending = useFeedbackSending(first, openedAt, onAccepted, hostPage);
  const { values, errors, notice, round, powers, files, hydrated } = sending;
  return (
    <FeedbackForm
      key={round}
      {...{ id, types, values, errors, notice, from, product, powers }}
      files={
        acceptsFiles && (
          <FileField
            id={id}
            error={files.error}
            chosen={files.chosen}
            onChoose={hydrated ? files.add : undefined}
            onRemove={files.remove}
          />
        )
      }
    />
  );
}

type CardProps = LiveFormProps & {
  titleId: string;
  /** The subject, over its question; the site itself when left out. */
  about?: string;
  /** Its place among the headings around it. */
  heading?: 'h1' | 'h2';
};

/** The form as a card: in a dialog, in a page, or in a frame. */
export function FeedbackCard({ titleId, about, heading: Heading = 'h2', ...props }: CardProps) {
  const { t } = useTranslation('feedback');
  return (
    <div className="feedback-card">
      <p className="note">{about ?? t('strip.number')}</p>
      <Heading id={titleId} className="subtitle" tabIndex={-1}>
        {t('strip.title')}
      </Heading>
      <LiveForm {...props} />
    </div>
  );
}
