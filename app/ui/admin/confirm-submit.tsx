import { type ReactNode, useId, useRef } from 'react';
import { Button } from '#app/ui/button.tsx';

type Props = {
  /** The button's label; the form around it is posted once it has been confirmed. */
  label: string;
  /** What it is done to, where a list has one such button per item: for users who cannot see the row. */
  item?: string;
  /** The same in a sentence of its own. */
  name?: string;
  question: string;
  /** What will happen, and whether it can be undone. */
  text: ReactNode;
  confirm: string;
  cancel: string;
};

/** Where the browser implements `commandfor` itself, a second call would only log a warning. */
const obeysCommands = () => 'commandForElement' in HTMLButtonElement.prototype;

/**
 * A button that opens a confirmation before its form is posted. The browser opens the dialog itself where it supports that
 * (`commandfor`), so that it works without scripts too.
 */
export function ConfirmSubmit({ label, item, name, question, text, confirm, cancel }: Props) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  const opens = { command: 'show-modal', commandfor: id };
  const closes = { command: 'close', commandfor: id };
  return (
    <>
      <Button
        variant="outline"
        small
        aria-haspopup="dialog"
        aria-label={name ?? (item && `${label}: ${item}`)}
        {...opens}
        onClick={() => {
          if (!obeysCommands()) dialog.current?.showModal();
        }}
      >
        {label}
      </Button>
      <dialog
        id={id}
        ref={dialog}
        className="dlg narrow confirm"
        role="alertdialog"
        aria-labelledby={`${id}-q`}
        aria-describedby={`${id}-t`}
      >
        <h2 className="subtitle" id={`${id}-q`}>
          {question}
        </h2>
        <p id={`${id}-t`}>{text}</p>
        <div className="acts">
          {/* First: pressing Enter without reading does no harm. */}
          <Button
            variant="outline"
            {...closes}
            onClick={() => {
              if (!obeysCommands()) close();
            }}
          >
            {cancel}
          </Button>
          <Button type="submit" onClick={close}>
            {confirm}
          </Button>
        </div>
      </dialog>
    </>
  );
}
