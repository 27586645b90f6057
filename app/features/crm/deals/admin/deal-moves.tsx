import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { Needs } from '#app/access/rights/needs.tsx';
import { adminPath } from '#app/paths.ts';
import type { KeyBinding } from '#app/ui/admin/keys/key-store.ts';
import { useKeys } from '#app/ui/admin/keys/keys.tsx';
import { Button } from '#app/ui/button.tsx';
import type { DealReply } from '../commands/deal-actions.server.ts';
import type { Deal } from '../deal.store.server.ts';
import type { Stage } from '../deals.ts';
import { DealPipeline } from './deal-pipeline.tsx';
import { GoesAlong } from './goes-along.tsx';
import { asksFor, MoveDialog, type MoveQuestion } from './move-dialog.tsx';
import { MoveFields } from './move-fields.tsx';
import { useDealPosts } from './use-deal-posts.ts';

type Props = {
  deal: Deal;
  /** For a move that was posted without scripts, where the stage needs more input. */
  reply: DealReply | undefined;
};

/** The stages of the deal's pipeline as a bar, each a button. */
export function DealMoves({ deal, reply }: Props) {
  const { t } = useTranslation('deals');
  const action = adminPath('deal', { id: deal.id });
  const stages = deal.pipelines.find(({ id }) => id === deal.pipelineId)?.stages ?? [];
  const all = deal.pipelines.flatMap((pipeline) => pipeline.stages);
  const nameOf = (id: string) => all.find((stage) => stage.id === id)?.name ?? '';
  const fetcher = useDealPosts(action, nameOf);
  const [question, setQuestion] = useState<MoveQuestion>();
  const at = stages.findIndex(({ id }) => id === deal.stageId);
  const press = (stage: Stage) => {
    if (asksFor(stage, deal.value)) return setQuestion({ deal, stage, along: deal.along });
    const fields = { intent: 'move', id: deal.id, seen: deal.stageId, stage: stage.id };
    void fetcher.submit(fields, { method: 'post', action });
  };
  const writes = usePermissions().may('crm', 'update');
  const bar = useRef<HTMLFormElement>(null);
  // As on the board: the number of a stage.
  useKeys(
    (writes ? stages : []).slice(0, 9).map(
      (stage, index): KeyBinding => ({
        keys: String(index + 1),
        label: t('move', { stage: stage.name }),
        group: 'record',
        run: () => {
          if (stage.id !== deal.stageId) press(stage);
        },
      }),
    ),
  );
  useKeys(
    writes
      ? [
          {
            keys: '',
            label: t('changeStage'),
            group: 'record',
            run: () => bar.current?.querySelector('button')?.focus(),
          },
        ]
      : [],
  );
  // The button of the stage is gone once the deal is there, and the dialog that had the focus, too.
  const current = useRef<HTMLElement>(null);
  const before = useRef(deal.stageId);
  useEffect(() => {
    if (before.current === deal.stageId) return;
    before.current = deal.stageId;
    if (document.activeElement === document.body) current.current?.focus({ preventScroll: true });
  }, [deal.stageId]);
  const wanted =
    reply?.intent === 'move' && !reply.ok && ['reason', 'value', 'amount'].includes(reply.code)
      ? all.find(({ id }) => id === reply.values['stage'])
      : undefined;
  return (
    <>
      <form ref={bar} method="post" action={action} className="deal-stages" data-acts={deal.title}>
        <input type="hidden" name="intent" value="move" />
        <input type="hidden" name="seen" value={deal.stageId} />
        {stages.map((stage, index) =>
          stage.id === deal.stageId ? (
            <b
              key={stage.id}
              ref={current}
              tabIndex={-1}
              aria-current="step"
              data-kind={stage.kind}
            >
              {stage.name}
            </b>
          ) : (
            <Needs key={stage.id} resource="crm" action="update" label={stage.name}>
              <button
                type="submit"
                name="stage"
                value={stage.id}
                data-kind={stage.kind}
                data-behind={
                  (deal.state !== 'lost' && stage.kind === 'open' && index < at) || undefined
                }
                aria-label={t('move', { stage: stage.name })}
                data-key={index < 9 ? index + 1 : undefined}
                data-act={stage.kind === 'open' ? undefined : t(`mark.${stage.kind}`)}
                onClick={(event) => {
                  event.preventDefault();
                  press(stage);
                }}
              >
                {stage.name}
              </button>
            </Needs>
          ),
        )}
      </form>
      {wanted && (
        <form method="post" action={action} className="board-ask">
          <input type="hidden" name="intent" value="move" />
          <input type="hidden" name="seen" value={deal.stageId} />
          <input type="hidden" name="stage" value={wanted.id} />
          <MoveFields stage={wanted} value={deal.value} />
          {wanted.kind !== 'open' && <GoesAlong kind={wanted.kind} along={deal.along} />}
          <Button type="submit">{t(`ask.${wanted.kind}`, { stage: wanted.name })}</Button>
        </form>
      )}
      <DealPipeline deal={deal} action={action} fetcher={fetcher} />
      <MoveDialog
        question={question}
        shut={() => setQuestion(undefined)}
        send={(form) => {
          setQuestion(undefined);
          void fetcher.submit(form, { method: 'post', action });
        }}
      />
    </>
  );
}
