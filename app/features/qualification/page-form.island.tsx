import { useRef } from 'react';
import type { LeadQuestions } from './form-definition.ts';
import type { PostNotice } from './intake/post-fields.ts';
import type { ReachedStep, RefusedAnswers } from './intake/read-answers.ts';
import { LeadForm } from './lead-form.tsx';
import { QualificationThanks } from './qualification-thanks.tsx';
import { SavedLead } from './saved-lead.tsx';
import { useIslandOpen } from './use-island-open.ts';
import { useLeadSending } from './use-lead-sending.ts';

type Props = {
  form: LeadQuestions;
  action: string;
  submitLabel: string;
  privacy?: string;
  /** Its hidden fields, beside the answers. */
  hidden?: Readonly<Record<string, string>>;
  /** The step that a browser without scripts has reached. */
  reached?: ReachedStep;
  refused?: RefusedAnswers;
  notice?: PostNotice;
};

/** A form that belongs to one page: contact, workshop registration, talent. */
export default function PageForm(props: Props) {
  const { form, action, submitLabel, privacy, hidden, reached, refused, notice } = props;
  const place = useRef<HTMLDivElement>(null);
  const openedAt = useIslandOpen(place, () => {});
  const sending = useLeadSending(form, { refused, notice }, openedAt);
  const { accepted, saved, round, formProps } = sending;
  return (
    <div ref={place}>
      {accepted && <QualificationThanks accepted={accepted} />}
      {saved && <SavedLead onEdit={sending.editSaved} />}
      {!accepted && !saved && (
        <LeadForm
          key={round}
          form={form}
          action={action}
          submitLabel={submitLabel}
          privacy={privacy}
          hidden={hidden}
          reached={reached}
          {...formProps}
        />
      )}
    </div>
  );
}
