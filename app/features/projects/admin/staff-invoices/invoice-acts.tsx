import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { Select } from '#app/ui/select.tsx';
import { CAUSE_LENGTH, PAID_HOW } from '../../invoices/invoices.ts';
import { brCodeIn, isOwnReceiver, receiverOf } from '../../invoices/pix/br-code.ts';
import type { InvoiceReply } from './commands/invoice-actions.server.ts';
import type { PixKey, StaffInvoice } from './staff-invoices.ts';

type Given = { invoice: StaffInvoice; reply: InvoiceReply | undefined };

/** A form that does one thing with the invoice. */
function ActForm({
  act,
  leads = false,
  submit,
  children,
}: {
  act: Exclude<InvoiceReply['intent'], 'save'>;
  leads?: boolean;
  submit: string;
  children?: ReactNode;
}) {
  const { state, formData } = useNavigation();
  const busy = state === 'submitting' && formData?.get('intent') === act;
  return (
    <Form method="post" className="invoice-form" preventScrollReset>
      <input type="hidden" name="intent" value={act} />
      {children}
      <p className="acts">
        <Button type="submit" small variant={leads ? 'primary' : 'outline'} busy={busy}>
          {submit}
        </Button>
      </p>
    </Form>
  );
}

/** A field for the cause, opened by a button. */
function WithCause({
  act,
  needed,
  reply,
}: Pick<Given, 'reply'> & { act: 'unpay' | 'cancel'; needed: boolean }) {
  const { t } = useTranslation('staff-invoices');
  const id = useId();
  const failed = reply?.ok === false && reply.intent === act ? reply : undefined;
  return (
    <details className="invoice-more" open={failed !== undefined || undefined}>
      <summary className="button outlined compact">{t(`acts.${act}`)}</summary>
      <ActForm act={act} submit={t(`acts.${act}Sure`)}>
        <p className="soft">{t(`acts.${act}Text`)}</p>
        {needed && (
          <Field
            id={id}
            name="cause"
            label={t('acts.cause')}
            maxLength={CAUSE_LENGTH}
            defaultValue={failed?.values['cause']}
            required
          />
        )}
      </ActForm>
    </details>
  );
}

/** What can be done with an invoice in its state, by users who may. */
export function InvoiceActs({
  invoice,
  reply,
  today,
  payable,
  pixKey,
}: Given & { today: string; payable: boolean; pixKey: PixKey | undefined }) {
  const { t } = useTranslation(['staff-invoices', 'invoices']);
  const { may } = usePermissions();
  const id = useId();
  const { state, revision } = invoice;
  const code = invoice.pix ? brCodeIn(invoice.pix) : undefined;
  const typed = code && 'name' in code && !isOwnReceiver(code, pixKey?.key) ? code : undefined;
  const [approves, updates] = [may('financial', 'approve'), may('financial', 'update')];
  return (
    <>
      {state === 'draft' && approves && (
        <ActForm act="issue" leads submit={t('staff-invoices:acts.issue')}>
          <input type="hidden" name="revision" value={revision} />
          <p className="soft">
            {t(payable ? 'staff-invoices:acts.issueText' : 'staff-invoices:acts.noWay')}
          </p>
          {typed && (
            <label className="chip">
              <input type="checkbox" name="receiver" value={receiverOf(typed)} required />
              {t('staff-invoices:receiver.confirm', { name: typed.name, key: receiverOf(typed) })}
            </label>
          )}
        </ActForm>
      )}
      {state === 'draft' && !approves && (
        <p className="soft">{t('staff-invoices:acts.issueOthers')}</p>
      )}
      {state === 'issued' && approves && (
        <ActForm act="pay" leads submit={t('staff-invoices:acts.pay')}>
          <div className="invoice-row">
            <Field
              id={`${id}-on`}
              name="on"
              type="date"
              label={t('staff-invoices:fields.paidOn')}
              max={today}
              defaultValue={today}
              required
            />
            <Select
              id={`${id}-how`}
              name="how"
              label={t('staff-invoices:fields.how')}
              options={PAID_HOW.map((value) => ({ value, label: t(`invoices:how.${value}`) }))}
            />
          </div>
        </ActForm>
      )}
      {state === 'paid' && approves && <WithCause act="unpay" needed reply={reply} />}
      {(state === 'draft' ? updates : state === 'issued' && approves && updates) && (
        <WithCause act="cancel" needed={state === 'issued'} reply={reply} />
      )}
    </>
  );
}
