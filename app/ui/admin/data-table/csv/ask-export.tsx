import { useEffect, useId, useRef } from 'react';
import { Button } from '#app/ui/button.tsx';
import { useExportWords } from './use-export-words.ts';

type Props = { total: number; confirm: () => void; cancel: () => void };

/** Asks before a large file is made. */
export function AskExport({ total, confirm, cancel }: Props) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const words = useExportWords()(total);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className="dlg narrow confirm"
      role="alertdialog"
      aria-labelledby={`${id}-q`}
      aria-describedby={`${id}-t`}
      onClose={cancel}
    >
      <h2 className="subtitle" id={`${id}-q`}>
        {words.question}
      </h2>
      <p id={`${id}-t`}>{words.text}</p>
      <div className="acts">
        {/* First: pressing Enter without reading exports nothing. */}
        <Button variant="outline" onClick={() => dialog.current?.close()}>
          {words.cancel}
        </Button>
        <Button onClick={confirm}>{words.confirm}</Button>
      </div>
    </dialog>
  );
}
