import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FetcherWithComponents } from 'react-router';
import { adminPath } from '#app/paths.ts';
import { type ListPage, listAddress } from '#app/ui/admin/data-table/list-address.ts';
import { splitValues } from '#app/ui/admin/data-table/list-filters.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { Field } from '#app/ui/field.tsx';
import { openDialog } from '#app/ui/open-dialog.ts';
import type { DealReply } from '../commands/deal-actions.server.ts';
import type { DealRow, Pipeline } from '../deals.ts';
import { GoesAlong } from './goes-along.tsx';
import { ReasonChoice } from './reason-choice.tsx';

type Props = {
  selected: readonly DealRow[];
  /** All rows of the filters are meant. */
  matching: boolean;
  page: ListPage;
  pipelines: readonly Pipeline[];
  fetcher: FetcherWithComponents<DealReply>;
};

/** The pipelines of the deals that are meant. */
function pipelinesOf({ selected, matching, page, pipelines }: Props): readonly Pipeline[] {
  const filtered = splitValues(page.filter['pipeline']);
  if (matching) {
    return filtered.length > 0
      ? pipelines.filter(({ slug }) => filtered.includes(slug))
      : pipelines;
  }
  return pipelines.filter(({ stages }) =>
    selected.some(({ stageId }) => stages.some(({ id }) => id === stageId)),
  );
}

/** Moves the selected deals to a stage, or all of the filters. A stage that ends them asks for the reason once. */
export function DealStageBulk(props: Props) {
  const { selected, matching, page, fetcher } = props;
  const { t } = useTranslation('deals');
  const dialog = useRef<HTMLDialogElement>(null);
  const among = pipelinesOf(props);
  const stages = among.flatMap((pipeline) => pipeline.stages);
  const [chosen, choose] = useState<string>();
  const stage = stages.find(({ id }) => id === chosen) ?? stages[0];
  if (!stage) return null;
  const asks = matching || stage.kind !== 'open';
  // The address carries the selection of all that match, not the rows.
  const action = `${adminPath('deals')}${matching ? listAddress(page) : ''}`;
  const shut = () => dialog.current?.close();
  const meant = (
    <>
      <input type="hidden" name="intent" value={matching ? 'move-matching' : 'move-many'} />
      {!matching && selected.map(({ id }) => <input key={id} type="hidden" name="id" value={id} />)}
    </>
  );
  return (
    <>
      <fetcher.Form method="post" action={action}>
        {meant}
        <select
          className="input"
          name="stage"
          aria-label={t('moveTo')}
          value={stage.id}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        >
          {among.map((pipeline) => (
            <optgroup key={pipeline.id} label={pipeline.name}>
              {pipeline.stages.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
        <Button
          type={asks ? 'button' : 'submit'}
          small
          variant="outline"
          busy={fetcher.state !== 'idle'}
          aria-haspopup={asks ? 'dialog' : undefined}
          onClick={() => {
            if (asks && dialog.current) openDialog(dialog.current);
          }}
        >
          {t('moveMany')}
        </Button>
      </fetcher.Form>
      {asks && (
        <Dialog ref={dialog} labelledBy="deals-move" closeLabel={t('shut')} narrow>
          <fetcher.Form method="post" action={action} className="board-ask" onSubmit={shut}>
            {meant}
            <input type="hidden" name="stage" value={stage.id} />
            <h2 className="title" id="deals-move" tabIndex={-1}>
              {matching ? t('moveAll.question') : t(`ask.${stage.kind}`, { stage: stage.name })}
            </h2>
            {matching && <p>{t('moveAll.text', { stage: stage.name })}</p>}
            {stage.kind !== 'open' && (
              <>
                <p className="soft">{t('oneReason')}</p>
                <ReasonChoice key={stage.id} kind={stage.kind} reasons={stage.reasons} />
                <Field
                  id="deals-move-note"
                  name="note"
                  label={t(`with.${stage.kind}`)}
                  mark={t('optional')}
                  multiline
                  maxLength={2000}
                />
                <GoesAlong kind={stage.kind} along={undefined} />
              </>
            )}
            <div className="acts">
              <Button type="submit">
                {matching ? t('moveAll.confirm') : t(`ask.${stage.kind}`, { stage: stage.name })}
              </Button>
              <Button variant="outline" onClick={shut}>
                {t('leave')}
              </Button>
            </div>
          </fetcher.Form>
        </Dialog>
      )}
    </>
  );
}
