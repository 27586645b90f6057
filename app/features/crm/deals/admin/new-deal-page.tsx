import { useTranslation } from 'react-i18next';
import { Form, Link, useNavigation } from 'react-router';
import { RequiredFields } from '#app/features/custom-fields/admin/required-fields.tsx';
import {
  type CustomField,
  VALUE_CODES,
  type ValueCode,
} from '#app/features/custom-fields/custom-field.ts';
import { adminPath } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { Select } from '#app/ui/select.tsx';
import type { NewDealReply } from '../commands/deal-actions.server.ts';
import type { Owner, Pipeline } from '../deals.ts';
import { DealFields } from './deal-fields.tsx';

type DealRefusal = Exclude<Extract<NewDealReply, { ok: false }>['code'], ValueCode>;

type Props = {
  /** Made with the page, so that a deal sent twice is one. */
  id: string;
  pipelines: readonly Pipeline[];
  owners: readonly Owner[];
  /** The custom fields that it needs. */
  required: readonly CustomField[];
  /** The contact of a new deal. */
  contact: { id: string; name: string } | undefined;
  /** The origin: a stage, and the pipeline to return to. */
  at: { stage: string | undefined; pipeline: string | undefined };
  reply: NewDealReply | undefined;
};

/** Creates a deal by hand, with a contact found by address or telephone, or a new one. */
export function NewDealPage({ id, pipelines, owners, required, contact, at, reply }: Props) {
  const { t } = useTranslation('deals');
  const busy = useNavigation().state === 'submitting';
  const board = `${adminPath('deals')}${at.pipeline ? `?pipeline=${at.pipeline}` : ''}`;
  const refused = reply && !reply.ok ? reply : undefined;
  const own = VALUE_CODES.find((one) => one === refused?.code);
  const code = own ? undefined : (refused?.code as DealRefusal | undefined);
  const options = pipelines.flatMap(({ name: pipeline, stages }) =>
    stages
      .filter(({ kind }) => kind === 'open')
      .map((stage) => ({
        value: stage.id,
        label: pipelines.length > 1 ? `${pipeline}: ${stage.name}` : stage.name,
      })),
  );
  return (
    <article className="admin-page new-deal">
      <header>
        <p>
          <Link className="link" to={board}>
            {t('back')}
          </Link>
        </p>
        <h1 className="title">{t('new.title')}</h1>
      </header>
      {code && (
        <p className="admin-notice bad" role="alert">
          {t(`refused.${code}`)}
        </p>
      )}
      <Form method="post">
        <input type="hidden" name="id" value={id} />
        <DealFields owners={owners} code={code} />
        <Select
          id="deal-stage"
          name="stage"
          label={t(pipelines.length > 1 ? 'stageOfPipeline' : 'fields.stage')}
          options={options}
          defaultValue={at.stage}
          required
        />
        <RequiredFields fields={required} refused={refused} />
        <fieldset className="board-ask">
          <legend className="subtitle">{t('party')}</legend>
          {contact ? (
            <p>
              <input type="hidden" name="contact" value={contact.id} />
              <b>{contact.name}</b>
            </p>
          ) : (
            <>
              <p className="hint">{t('new.known')}</p>
              <Field id="deal-name" name="name" label={t('fields.name')} maxLength={200} required />
              <Field
                id="deal-email"
                name="email"
                type="email"
                label={t('fields.email')}
                maxLength={254}
              />
              <Field
                id="deal-phone"
                name="phone"
                type="tel"
                label={t('fields.phone')}
                maxLength={40}
              />
              <Field id="deal-company" name="company" label={t('fields.company')} maxLength={200} />
            </>
          )}
        </fieldset>
        <div className="acts">
          <Button type="submit" busy={busy}>
            {t('new.make')}
          </Button>
          <Link className="button outlined" to={board}>
            {t('leave')}
          </Link>
        </div>
      </Form>
    </article>
  );
}
