import { type ReactNode, useEffect, useRef } from 'react';
import type { FetcherWithComponents } from 'react-router';
import { Dialog } from '../dialog.tsx';
import { openDialog } from '../open-dialog.ts';

type Props = {
  id: string;
  /** Posts the answer to `action`. */
  fetcher: FetcherWithComponents<unknown>;
  action: string;
  /** The question in the reply to a post that was not executed; the dialog is open while there is one. */
  question: object | undefined;
  title: string;
  closeLabel: string;
  /** Fields and buttons of the answer. */
  children: ReactNode;
};

/** Asks before a post is executed. Closed without an answer, nothing has changed. */
export function QuestionDialog(props: Props) {
  const { id, fetcher, action, question, title, closeLabel, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (question && dialog.current) openDialog(dialog.current);
    else dialog.current?.close();
  }, [question]);
  return (
    <Dialog ref={dialog} labelledBy={id} closeLabel={closeLabel} narrow>
      {question && (
        <fetcher.Form
          method="post"
          action={action}
          className="dlg-ask"
          onSubmit={() => dialog.current?.close()}
        >
          <h2 className="title" id={id} tabIndex={-1}>
            {title}
          </h2>
          {children}
        </fetcher.Form>
      )}
    </Dialog>
  );
}
