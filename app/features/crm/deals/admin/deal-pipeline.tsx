import { useTranslation } from 'react-i18next';
import type { FetcherWithComponents } from 'react-router';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { Button } from '#app/ui/button.tsx';
import { Field, FieldShell } from '#app/ui/field.tsx';
import type { DealReply } from '../commands/deal-actions.server.ts';
import type { Deal } from '../deal.store.server.ts';

type Props = { deal: Deal; action: string; fetcher: FetcherWithComponents<DealReply> };

/** Moves a deal to a stage of another pipeline, and with it to that pipeline's product. */
export function DealPipeline({ deal, action, fetcher }: Props) {
  const { t } = useTranslation('deals');
  const { may } = usePermissions();
  const others = deal.pipelines.filter(({ id }) => id !== deal.pipelineId);
  if (others.length === 0 || !may('crm', 'update')) return null;
  return (
    <details className="deal-pipeline">
      <summary>{t('pipelineChange')}</summary>
      <fetcher.Form method="post" action={action} key={deal.stageId}>
        <input type="hidden" name="intent" value="move" />
        <input type="hidden" name="seen" value={deal.stageId} />
        <FieldShell id="other-stage" label={t('stageOfPipeline')} hint={t('hints.pipeline')}>
          <select
            id="other-stage"
            className="input"
            name="stage"
            aria-describedby="other-stage-h"
            required
          >
            {others.map(({ id, name, product, stages }) => (
              <optgroup key={id} label={`${product}: ${name}`}>
                {stages
                  .filter(({ kind }) => kind === 'open')
                  .map((stage) => (
                    <option key={stage.id} value={stage.id}>
                      {stage.name}
                    </option>
                  ))}
              </optgroup>
            ))}
          </select>
        </FieldShell>
        <Field
          id="other-value"
          name="value"
          label={t('fields.value')}
          hint={t('hints.pipelineValue')}
          defaultValue={deal.value > 0 ? String(deal.value).replace('.', ',') : ''}
          inputMode="decimal"
          autoComplete="off"
        />
        <div className="acts">
          <Button type="submit" busy={fetcher.state !== 'idle'}>
            {t('pipelineMove')}
          </Button>
        </div>
      </fetcher.Form>
    </details>
  );
}
