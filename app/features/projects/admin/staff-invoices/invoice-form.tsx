import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { Select } from '#app/ui/select.tsx';
import { formatBoleto } from '../../invoices/boleto/boleto-line.ts';
import { DESCRIPTION_LENGTH, INVOICE_FILES } from '../../invoices/invoices.ts';
import type { InvoiceReply } from './commands/invoice-actions.server.ts';
import { PixReceiver } from './pix-receiver.tsx';
import type { FieldCode, InvoiceClient, PixKey, StaffInvoice } from './staff-invoices.ts';

type Props = {
  /** Absent for a new invoice. */
  invoice: StaffInvoice | undefined;
  /** Which client and project a new one begins with. */
  draft?: { client: string; project: string };
  clients: readonly InvoiceClient[];
  pixKey: PixKey | undefined;
  reply: InvoiceReply | undefined;
  /** Made with the page, so that one that is sent twice is one. */
  id?: string;
};

const amountIn = (cents: number) => (cents / 100).toFixed(2).replace('.', ',');

/** What the fields begin with: what was typed and refused, else what is kept. */
function valuesOf({ invoice, draft, reply }: Pick<Props, 'invoice' | 'draft' | 'reply'>) {
  if (reply?.ok === false && reply.intent === 'save') return reply.values;
  if (!invoice) return { client: draft?.client ?? '', project: draft?.project ?? '' };
  return {
    client: invoice.clientId,
    project: invoice.projectId ?? '',
    description: invoice.description,
    value: amountIn(invoice.cents),
    dueOn: invoice.dueOn,
    installment: String(invoice.installment?.place ?? ''),
    installments: String(invoice.installment?.of ?? ''),
    pix: invoice.pix ?? '',
    boleto: invoice.boleto ? formatBoleto(invoice.boleto) : '',
  };
}

/** The editor of a draft. */
export function InvoiceForm({ invoice, draft, clients, pixKey, reply, id }: Props) {
  const { t } = useTranslation('staff-invoices');
  const { state, formData } = useNavigation();
  const base = useId();
  const values: Readonly<Record<string, string | undefined>> = valuesOf({
    invoice,
    reply,
    ...(draft && { draft }),
  });
  const [client, choose] = useState(values['client'] ?? '');
  const [pix, typePix] = useState(values['pix'] ?? '');
  const errors = reply?.ok === false && reply.intent === 'save' ? reply.fieldErrors : {};
  const projects = clients.find((one) => one.id === client)?.projects ?? [];
  const field = (name: string) => ({
    id: `${base}-${name}`,
    name,
    label: t(`fields.${name as 'value'}`),
    defaultValue: values[name],
    error: errors[name] && t(`mistakes.${errors[name] as FieldCode}`),
    autoComplete: 'off',
  });
  const busy = state === 'submitting' && formData?.get('intent') === 'save';
  return (
    <Form method="post" encType="multipart/form-data" className="invoice-form" preventScrollReset>
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="revision" value={invoice?.revision ?? 0} />
      {id && <input type="hidden" name="key" value={id} />}
      <Select
        {...field('client')}
        placeholder={t('form.choose')}
        required
        onChange={({ currentTarget }) => choose(currentTarget.value)}
        options={clients.map((one) => ({ value: one.id, label: one.name }))}
      />
      <Select
        key={client}
        {...field('project')}
        placeholder={t('form.noProject')}
        options={projects.map((one) => ({ value: one.id, label: one.name }))}
      />
      <Field
        {...field('description')}
        hint={t('form.descriptionHint')}
        maxLength={DESCRIPTION_LENGTH}
        required
      />
      <div className="invoice-row">
        <Field {...field('value')} inputMode="decimal" placeholder="1.250,00" required />
        <Field {...field('dueOn')} type="date" required />
        <Field
          {...field('installment')}
          type="number"
          min={1}
          max={120}
          mark={t('form.optional')}
        />
        <Field
          {...field('installments')}
          type="number"
          min={2}
          max={120}
          mark={t('form.optional')}
        />
      </div>
      <Field
        {...field('pix')}
        multiline
        rows={3}
        spellCheck={false}
        mark={t('form.optional')}
        hint={pixKey ? t('form.pixHint', { key: pixKey.key }) : t('form.pixNoKey')}
        onInput={({ currentTarget }) => typePix(currentTarget.value)}
      />
      <div aria-live="polite">
        <PixReceiver code={pix} pixKey={pixKey} />
      </div>
      <Field
        {...field('boleto')}
        multiline
        rows={2}
        spellCheck={false}
        mark={t('form.optional')}
        hint={t('form.boletoHint')}
      />
      <Field
        id={`${base}-file`}
        name="file"
        type="file"
        accept={INVOICE_FILES.type}
        label={t('fields.file')}
        mark={t('form.optional')}
        hint={invoice?.file ? t('form.fileKept', invoice.file) : t('form.fileHint')}
      />
      {invoice?.file && (
        <label className="chip">
          <input type="checkbox" name="drop" />
          {t('form.drop')}
        </label>
      )}
      <p className="acts">
        <Button type="submit" small variant={invoice ? 'outline' : 'primary'} busy={busy}>
          {t('form.save')}
        </Button>
      </p>
    </Form>
  );
}
