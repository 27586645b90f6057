import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { openDialog } from '#app/ui/open-dialog.ts';
import type { Along, Stage } from '../deals.ts';
import { GoesAlong } from './goes-along.tsx';
import { MoveFields } from './move-fields.tsx';

export type MoveQuestion = {
  deal: { id: string; title: string; stageId: string; value: number };
  stage: Stage;
  along?: Along;
};

type Props = {
  question: MoveQuestion | undefined;
  send: (form: FormData) => void;
  shut: () => void;
};

/** Whether a move to a stage needs further input. */
export const asksFor = (stage: Stage, value: number): boolean =>
  stage.kind !== 'open' || (stage.needsValue && value <= 0);

function useOpen(dialog: RefObject<HTMLDialogElement | null>, visible: boolean) {
  useEffect(() => {
    if (visible && dialog.current) openDialog(dialog.current);
    else dialog.current?.close();
  }, [dialog, visible]);
}

/** Asks for the values that a stage needs before a deal moves to it: its value, or why it is closed. */
export function MoveDialog({ question, send, shut }: Props) {
  const { t } = useTranslation('deals');
  const dialog = useRef<HTMLDialogElement>(null);
  useOpen(dialog, question !== undefined);
  return (
    <Dialog ref={dialog} labelledBy="deal-move" closeLabel={t('shut')} narrow onClose={shut}>
      {question && (
        <form
          className="board-ask"
          onSubmit={(event) => {
            event.preventDefault();
            send(new FormData(event.currentTarget));
          }}
        >
          <h2 className="title" id="deal-move" tabIndex={-1}>
            {t(`ask.${question.stage.kind}`, { stage: question.stage.name })}
          </h2>
          <p>{question.deal.title}</p>
          <input type="hidden" name="intent" value="move" />
          <input type="hidden" name="id" value={question.deal.id} />
          <input type="hidden" name="seen" value={question.deal.stageId} />
          <input type="hidden" name="stage" value={question.stage.id} />
          <MoveFields stage={question.stage} value={question.deal.value} />
          {question.stage.kind !== 'open' && (
            <GoesAlong kind={question.stage.kind} along={question.along} />
          )}
          <div className="acts">
            <Button type="submit">
              {t(`ask.${question.stage.kind}`, { stage: question.stage.name })}
            </Button>
            <Button variant="outline" onClick={shut}>
              {t('leave')}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
