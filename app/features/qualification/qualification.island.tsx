import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { track } from '#app/features/analytics/track.ts';
import type { OtherWays } from '#app/features/company/other-ways.ts';
import { OtherWaysLine } from '#app/features/company/other-ways-line.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { endpointPath } from '#app/paths.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import { OrderForm } from '#app/ui/order-form.tsx';
import { type ByService, chooseService } from './choose-service.ts';
import type { FormDefinition } from './form-definition.ts';
import { POST, type PostNotice } from './intake/post-fields.ts';
import type { ReachedStep, RefusedAnswers } from './intake/read-answers.ts';
import { LeadForm } from './lead-form.tsx';
import { QualificationThanks } from './qualification-thanks.tsx';
import { SavedLead } from './saved-lead.tsx';
import { useIslandOpen } from './use-island-open.ts';
import { useLeadSending } from './use-lead-sending.ts';
import { WorkpieceFigure } from './workpiece-figure.tsx';

type Props = {
  /** Null when no form is active. */
  form: FormDefinition | null;
  /** Other contacts of the team, where no form is active. */
  ways?: OtherWays | undefined;
  /** Name of the route the person came from, if known. */
  from: string | null;
  /** By when the answers are replied to; absent where nothing is promised. */
  promise?: string | undefined;
  /** What the page of prices showed: signed, and in words. */
  estimate?:
    | { signed: string; title: string; lines: { label: string; value: string }[] }
    | undefined;
  mode: 'dialog' | 'page';
  /** The dialog is in the markup that it is hydrated from. */
  drawn?: boolean;
  /** Answers that follow from the page, by question. */
  known?: Readonly<Record<string, string>> | undefined;
  /** The answers of each service, where the page lets a visitor tick one. */
  byService?: ByService | undefined;
  reached?: ReachedStep;
  refused?: RefusedAnswers;
  notice?: PostNotice;
};

/** Replaces the questions, with the contacts of the team. */
function NoForm({ ways }: Pick<Props, 'ways'>) {
  const { t } = useTranslation('qualification');
  return (
    <div className="notice" role="alert">
      <strong>{t('outcome.noForm.title')}</strong> <span>{t('outcome.noForm.text')}</span>
      {ways && <OtherWaysLine ways={ways} label={t('outcome.talk')} />}
    </div>
  );
}

/** The answers and the range that are sent with the form. */
function SentAlong({ title, lines }: NonNullable<Props['estimate']>) {
  return (
    <details className="sent-along" open>
      <summary>{title}</summary>
      <dl>
        {lines.map(({ label, value }) => (
          <div key={label}>
            <dt className="soft">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function Draft({ onDiscard }: { onDiscard: () => void }) {
  const { t } = useTranslation('qualification');
  return (
    <p className="small soft">
      {t('form.draft')}{' '}
      <button type="button" className="link" onClick={onDiscard}>
        {t('dialog.discard')}
      </button>
    </p>
  );
}

/** Whether any of the filled questions was not answered by the page itself. */
const isTyped = (filled: number, known: Props['known'] = {}) => filled > Object.keys(known).length;

type OrderProps = Props & {
  openedAt: () => number;
  /** Called when the dialog is opened again. */
  reopening: RefObject<(() => void) | null>;
};

function Order({
  form,
  ways,
  from,
  promise,
  estimate,
  mode,
  known,
  reached,
  refused,
  notice,
  openedAt,
  reopening,
}: OrderProps) {
  const { t } = useTranslation('qualification');
  const locale = useLocale();
  const sending = useLeadSending(form, { refused, notice }, openedAt);
  const { accepted, saved, filled, total, startAfresh, round, formProps } = sending;
  reopening.current = () => {
    // After a sent one a new lead starts empty.
    if (accepted) startAfresh();
  };
  const isOpen = !accepted && !saved;
  const steps = t('strip.steps', { returnObjects: true }) as string[];
  const order = (
    <OrderForm
      heading={mode === 'page' ? 'h1' : 'h2'}
      titleId="qualification-title"
      number={t('strip.number')}
      title={form?.title ?? t('noForm.title')}
      intro={form?.description}
      figure={form && <WorkpieceFigure filled={accepted ? total : filled} total={total} />}
      stepsTitle={t('strip.next')}
      steps={form ? [...steps, ...(promise ? [promise] : [])] : []}
      aside={isOpen && isTyped(filled, known) ? <Draft onDiscard={startAfresh} /> : null}
    >
      {accepted && <QualificationThanks accepted={accepted} />}
      {saved && <SavedLead onEdit={sending.editSaved} />}
      {isOpen && estimate && <SentAlong {...estimate} />}
      {isOpen && !form && <NoForm ways={ways} />}
      {isOpen && form && (
        <LeadForm
          key={round}
          form={form}
          action={endpointPath('projectSubmit', locale)}
          known={known}
          reached={reached}
          stepHeading={mode === 'page' ? 'h2' : 'h3'}
          hidden={{
            ...(from && { [POST.from]: from }),
            ...(estimate && { [POST.estimate]: estimate.signed }),
            ...(form.version && { [POST.version]: String(form.version) }),
          }}
          {...formProps}
        />
      )}
    </OrderForm>
  );
  if (mode === 'page') return order;
  return (
    <Dialog
      id="qualification-dialog"
      labelledBy="qualification-title"
      closeLabel={t('dialog.close')}
    >
      {order}
    </Dialog>
  );
}

/** The qualification form: behind every "Forjar projeto" as a dialog, and a page of its own. */
export default function Qualification(props: Props) {
  const place = useRef<HTMLDivElement>(null);
  const reopening = useRef<() => void>(null);
  // A dialog that was never opened is not rendered.
  const [drawn, setDrawn] = useState(props.mode === 'page' || props.drawn === true);
  const openedAt = useIslandOpen(place, () => {
    reopening.current?.();
    flushSync(() => setDrawn(true));
    if (place.current && props.byService) chooseService(place.current, props.byService);
    if (props.form && props.mode === 'dialog') track({ name: 'form_view', form: props.form.id });
  });
  return (
    <div ref={place}>{drawn && <Order {...props} openedAt={openedAt} reopening={reopening} />}</div>
  );
}
