import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { formatShortDay } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { adminPath } from '#app/paths.ts';
import { ReplyLine } from '#app/ui/admin/editor/reply-line.tsx';
import { Moment } from '#app/ui/admin/moment.tsx';
import { fileSize } from '../../file-size.ts';
import { formatBoleto } from '../../invoices/boleto/boleto-line.ts';
import { formatCents } from '../../invoices/money.ts';
import type { Names } from '../../projects.ts';
import type { InvoiceReply } from './commands/invoice-actions.server.ts';
import { InvoiceActs } from './invoice-acts.tsx';
import { InvoiceForm } from './invoice-form.tsx';
import { InvoiceStateWord } from './invoice-state.tsx';
import { PixReceiver } from './pix-receiver.tsx';
import type { InvoiceClient, PixKey, StaffInvoice } from './staff-invoices.ts';

type Props = {
  invoice: StaffInvoice;
  clients: readonly InvoiceClient[];
  pixKey: PixKey | undefined;
  names: Names;
  today: string;
  reply: InvoiceReply | undefined;
};

/** What became of the last post. */
export function InvoiceNotice({ reply }: { reply: InvoiceReply | undefined }) {
  const { t } = useTranslation('staff-invoices');
  const textOf = (given: InvoiceReply): string => {
    if (!given.ok) return t(`refused.${given.code}`);
    const isAlready = 'already' in given.data && given.data.already;
    if (isAlready) return t('done.already');
    return t(`done.${'unseen' in given.data && given.data.unseen ? 'unseen' : given.intent}`);
  };
  return <ReplyLine kind="invoice" reply={reply} text={reply ? textOf(reply) : ''} />;
}

/** What the invoice says, as its client reads it once it is issued. */
function Facts({ invoice, pixKey }: Pick<Props, 'invoice' | 'pixKey'>) {
  const { t } = useTranslation(['staff-invoices', 'invoices']);
  const locale = useLocale();
  const { paid, file, pix, boleto } = invoice;
  const facts = [
    ['value', formatCents(invoice.cents, locale)],
    ['dueOn', formatShortDay(invoice.dueOn, locale)],
    ['description', invoice.description],
    ['installment', invoice.installment && t('invoices:installment', invoice.installment)],
    ['paidOn', paid && `${formatShortDay(paid.on, locale)}, ${t(`invoices:how.${paid.how}`)}`],
  ] as const;
  return (
    <dl className="invoice-facts">
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{t(`staff-invoices:fields.${name}`)}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
      {invoice.projectId && (
        <div>
          <dt>{t('staff-invoices:fields.project')}</dt>
          <dd>
            <Link className="link" to={adminPath('clientProject', { id: invoice.projectId })}>
              {invoice.project ?? t('staff-invoices:fields.project')}
            </Link>
          </dd>
        </div>
      )}
      {pix && (
        <div>
          <dt>{t('staff-invoices:fields.pix')}</dt>
          <dd>
            <span className="invoice-code">{pix}</span>
            <PixReceiver code={pix} pixKey={pixKey} />
          </dd>
        </div>
      )}
      {boleto && (
        <div>
          <dt>{t('staff-invoices:fields.boleto')}</dt>
          <dd className="invoice-code">{formatBoleto(boleto)}</dd>
        </div>
      )}
      {file && (
        <div>
          <dt>{t('staff-invoices:fields.file')}</dt>
          <dd>
            <a className="link" href={adminPath('invoiceFile', { id: invoice.id })} download>
              {file.name}
            </a>{' '}
            {fileSize(file.size, locale)}
          </dd>
        </div>
      )}
    </dl>
  );
}

function Record({ invoice, names }: Pick<Props, 'invoice' | 'names'>) {
  const { t } = useTranslation('staff-invoices');
  return (
    <section aria-labelledby="record">
      <h2 className="subtitle" id="record">
        {t('record')}
      </h2>
      <ul className="invoice-rows">
        {invoice.events.map(({ id, kind, cause, pixKey, actor, at }) => (
          <li key={id}>
            {t(`events.${kind}`)}{' '}
            <span className="soft">
              {(actor && names[actor]) ?? ''} <Moment at={at} />
            </span>
            {cause && <p>{cause}</p>}
            {pixKey && <p>{t('receiver.key', { key: pixKey })}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One invoice: what it says, what can be done with it, and what was done. */
export function InvoicePage({ invoice, clients, pixKey, names, today, reply }: Props) {
  const { t } = useTranslation('staff-invoices');
  const { may } = usePermissions();
  const { state, number, client } = invoice;
  const edits = state === 'draft' && may('financial', 'update');
  const payable = Boolean(invoice.pix || invoice.boleto || pixKey);
  return (
    <>
      <p>
        <Link className="link" to={adminPath('invoices')}>
          {t('back')}
        </Link>
      </p>
      <InvoiceNotice reply={reply} />
      <article className="admin-page admin-record">
        <header>
          <h1 className="title">{t('heading', { number })}</h1>
          <p className="soft">
            {client} · <InvoiceStateWord {...invoice} />
          </p>
        </header>
        <div>
          <Facts {...{ invoice, pixKey }} />
          <div data-acts={t('heading', { number })}>
            <InvoiceActs {...{ invoice, reply, today, payable, pixKey }} />
          </div>
        </div>
        <div>
          {edits && (
            <section aria-labelledby="edit">
              <h2 className="subtitle" id="edit">
                {t('form.title')}
              </h2>
              <InvoiceForm key={invoice.revision} {...{ invoice, clients, pixKey, reply }} />
            </section>
          )}
          <Record {...{ invoice, names }} />
        </div>
      </article>
    </>
  );
}
