import { useTranslation } from 'react-i18next';
import { Form, Link } from 'react-router';
import { adminPath } from '#app/paths.ts';
import { ConfirmSubmit } from '#app/ui/admin/confirm-submit.tsx';
import { SavedLine } from '#app/ui/admin/editor/saved-line.tsx';
import { useSavedToast } from '#app/ui/admin/editor/use-saved-toast.ts';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Field } from '#app/ui/field.tsx';
import {
  LONGEST_PIPELINE,
  NAME_MISTAKES,
  type PipelineProduct,
  type PipelineRow,
} from '../pipelines.ts';
import type { PipelineListReply } from './commands/pipeline-actions.server.ts';

type Props = {
  product: PipelineProduct;
  pipelines: readonly PipelineRow[];
  reply: PipelineListReply | undefined;
};

const DONE = { default: 'default', archive: 'archived', back: 'back', delete: 'deleted' } as const;

/** What became of the last post; a toast says what was done once scripts run. */
function ReplyLine({ reply }: Pick<Props, 'reply'>) {
  const { t } = useTranslation('pipelines');
  const done = reply?.ok && reply.intent !== 'new' && t(`done.${DONE[reply.intent]}`, reply.data);
  useSavedToast('pipelines', reply, done);
  if (reply?.ok === false) {
    const { code, details } = reply;
    // The field of the name says what is wrong with it.
    if (code === 'required' || code === 'long') return null;
    return (
      <p className="admin-notice bad" role="alert">
        {t(`notDone.${code === 'invalid' ? 'gone' : code}`, {
          name: details?.name ?? '',
          count: details?.deals ?? 0,
        })}
      </p>
    );
  }
  return done ? <SavedLine text={done} /> : null;
}

type ActProps = { pipeline: PipelineRow; intent: 'default' | 'archive' | 'back' };

function Act({ pipeline: { id, name, revision }, intent }: ActProps) {
  const { t } = useTranslation('pipelines');
  return (
    <Form method="post">
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="revision" value={revision} />
      <Button
        type="submit"
        variant="outline"
        small
        name="intent"
        value={intent}
        aria-label={`${t(`acts.${intent}`)}: ${name}`}
      >
        {t(`acts.${intent}`)}
      </Button>
    </Form>
  );
}

function Delete({ pipeline: { id, name, revision } }: { pipeline: PipelineRow }) {
  const { t } = useTranslation('pipelines');
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="delete" />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="revision" value={revision} />
      <ConfirmSubmit
        label={t('acts.delete')}
        item={name}
        question={t('delete.question', { name })}
        text={t('delete.text')}
        confirm={t('delete.confirm')}
        cancel={t('delete.cancel')}
      />
    </Form>
  );
}

type RowProps = { product: PipelineProduct; pipeline: PipelineRow };

/** One pipeline: its stages, how many deals it holds, and what can be done with it. */
function Row({ product, pipeline }: RowProps) {
  const { t } = useTranslation('pipelines');
  const { id, slug, name, isDefault, isActive, stages, deals, past } = pipeline;
  const free = !isDefault && deals === 0;
  return (
    <li className="pipeline-row" data-away={!isActive || undefined}>
      <h2 className="subtitle">
        <Link to={adminPath('pipeline', { id: product.id, pipeline: id })}>{name}</Link>
        {isDefault && <b className="pipeline-mark">{t('list.default')}</b>}
        {!isActive && <b className="pipeline-mark">{t('list.away')}</b>}
      </h2>
      <p className="pipeline-stages">{stages.join(' → ')}</p>
      <p>
        {deals > 0 ? (
          <Link className="link" to={`${adminPath('deals')}?pipeline=${slug}`}>
            {t('deals', { count: deals })}
          </Link>
        ) : (
          <span className="soft">{t('deals', { count: 0 })}</span>
        )}
      </p>
      {product.mayEdit && (
        <div className="pipeline-acts">
          {isActive && !isDefault && <Act pipeline={pipeline} intent="default" />}
          {isActive && free && <Act pipeline={pipeline} intent="archive" />}
          {!isActive && <Act pipeline={pipeline} intent="back" />}
          {free && !past && <Delete pipeline={pipeline} />}
          {isActive && !isDefault && deals > 0 && (
            <span className="soft small">{t('list.inUse', { count: deals })}</span>
          )}
          {isDefault && <span className="soft small">{t('list.defaultStays')}</span>}
        </div>
      )}
    </li>
  );
}

/** The pipelines of a product: which takes its leads, and a new one. */
export function PipelineList({ product, pipelines, reply }: Props) {
  const { t } = useTranslation('pipelines');
  const refused = reply?.ok === false && reply.intent === 'new' ? reply : undefined;
  const mistake = NAME_MISTAKES.find((one) => one === refused?.fieldErrors['name']);
  return (
    <div className="pipelines">
      <header className="admin-head">
        <div>
          <h1 className="title">{t('list.title', { product: product.name })}</h1>
          <p className="soft">{t('list.lead')}</p>
        </div>
        <p className="pipeline-links">
          <Link className="link" to={adminPath('closeReasons')}>
            {t('title', { ns: 'close-reasons' })}
          </Link>{' '}
          <Link className="link" to={adminPath('product', { id: product.id })}>
            {t('list.product')}
          </Link>
        </p>
      </header>
      <ReplyLine reply={reply} />
      {pipelines.length === 0 ? (
        <EmptyState title={t('list.empty')} text={t('list.emptyText')} />
      ) : (
        <ul className="pipeline-list" aria-label={t('list.title', { product: product.name })}>
          {pipelines.map((pipeline) => (
            <Row key={pipeline.id} product={product} pipeline={pipeline} />
          ))}
        </ul>
      )}
      {product.mayEdit && (
        <Form method="post" className="pipeline-new">
          <Field
            id="name"
            name="name"
            label={t('list.newName')}
            hint={t('list.newHint')}
            error={mistake && t(`errors.${mistake}`)}
            defaultValue={refused?.values['name']}
            maxLength={LONGEST_PIPELINE}
            autoComplete="off"
            required
          />
          <Button type="submit" variant="outline" name="intent" value="new">
            {t('list.new')}
          </Button>
        </Form>
      )}
    </div>
  );
}
