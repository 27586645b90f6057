import { type KeyboardEvent, type ReactNode, type ToggleEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { useTypedInput } from '../editor/use-typed-input.ts';

type Props = {
  label: string;
  /** The value as it is read. */
  value: ReactNode;
  /** Whether the user may change it. */
  edits: boolean;
  /** The address that the form posts to, and the fields that are posted with it. */
  action: string;
  fields: Readonly<Record<string, string>>;
  /** Open at once: its value was refused. */
  open?: boolean;
  /** The form of a fetcher, where the screen stays as it is. */
  as?: typeof Form;
  /** The field. */
  children: ReactNode;
};

/** Typing goes into the field that was opened. */
function intoField({ currentTarget, newState }: ToggleEvent<HTMLDetailsElement>) {
  if (newState !== 'open' || !currentTarget.contains(document.activeElement)) return;
  currentTarget
    .querySelector<HTMLElement>('form :is(input:not([type=hidden]), select, textarea)')
    ?.focus();
}

function shutByKey(event: KeyboardEvent<HTMLDetailsElement>) {
  if (event.key !== 'Escape' || !event.currentTarget.open) return;
  event.preventDefault();
  event.stopPropagation();
  event.currentTarget.open = false;
  event.currentTarget.querySelector('summary')?.focus();
}

/** A fact at the side of a record: a press or Enter opens its field, in its place, Escape shuts it; without scripts too. */
export function FactInPlace(props: Props) {
  const { label, value, edits, action, fields, open, as: Sent = Form, children } = props;
  const { t } = useTranslation('record');
  const form = useRef<HTMLFormElement>(null);
  useTypedInput(form, `${action} ${label}`);
  if (!edits) {
    return (
      <p className="record-fact-shut">
        <span>{label}</span> <b>{value}</b>
      </p>
    );
  }
  return (
    <details className="record-fact" open={open} onToggle={intoField} onKeyDown={shutByKey}>
      <summary>
        <span>{label}</span> <b>{value}</b>
      </summary>
      <Sent ref={form} method="post" action={action} preventScrollReset>
        {Object.entries(fields).map(([name, text]) => (
          <input key={name} type="hidden" name={name} value={text} />
        ))}
        {children}
        <Button type="submit" variant="outline" small>
          {t('save')}
        </Button>
      </Sent>
    </details>
  );
}
