import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { formatShortDay } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { adminPath } from '#app/paths.ts';
import { ReplyLine } from '#app/ui/admin/editor/reply-line.tsx';
import { Square } from '#app/ui/admin/initials.tsx';
import { Moment } from '#app/ui/admin/moment.tsx';
import { RecordPage, type Steps } from '#app/ui/admin/record/record-page.tsx';
import { Timeline } from '#app/ui/admin/record/timeline.tsx';
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
  /** The list from which it was opened, and the invoices beside it there. */
  home: string;
  steps: Steps;
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

/** What was done with the invoice, day by day. */
function InvoiceTimeline({ invoice, names }: Pick<Props, 'invoice' | 'names'>) {
  const { t } = useTranslation('staff-invoices');
  return (
    <Timeline
      part="h2"
      // Of the same moment, what was read first is the newer.
      items={invoice.events.toReversed().map(({ id, kind, cause, pixKey, actor, at }) => ({
        key: id,
        at,
        kind: 'change',
        line: (
          <>
            <Moment at={at} />
            <div>
              {t(`events.${kind}`)}
              {actor && names[actor] && `, ${names[actor]}`}
              {cause && <p className="admin-words">{cause}</p>}
              {pixKey && <p>{t('receiver.key', { key: pixKey })}</p>}
            </div>
          </>
        ),
      }))}
    />
  );
}

/** One invoice: what can be done with it, what was done, and what it says. */
export function InvoicePage(props: Props) {
  const { invoice, clients, pixKey, names, today, home, steps, reply } = props;
  const { t } = useTranslation(['staff-invoices', 'record']);
  const locale = useLocale();
  const { may } = usePermissions();
  const { state, number, client } = invoice;
  const name = t('heading', { number });
  const edits = state === 'draft' && may('financial', 'update');
  const payable = Boolean(invoice.pix || invoice.boleto || pixKey);
  return (
    <>
      <InvoiceNotice reply={reply} />
      <RecordPage
        id="invoice"
        within="page"
        name={name}
        back={{ to: home, label: t('back') }}
        steps={steps}
        mark={<Square name={client || number} />}
        under={<p className="soft">{client}</p>}
        state={<InvoiceStateWord {...invoice} />}
        block={[
          { label: t('fields.value'), value: formatCents(invoice.cents, locale) },
          { label: t('fields.dueOn'), value: formatShortDay(invoice.dueOn, locale) },
        ]}
        acts={
          <div data-acts={name}>
            <InvoiceActs {...{ invoice, reply, today, payable, pixKey }} />
          </div>
        }
        line={<InvoiceTimeline {...{ invoice, names }} />}
        facts={
          <>
            <section aria-labelledby="says">
              <h2 className="subtitle" id="says">
                {t('record:facts')}
              </h2>
              <Facts {...{ invoice, pixKey }} />
            </section>
            {edits && (
              <section aria-labelledby="edit">
                <h2 className="subtitle" id="edit">
                  {t('form.title')}
                </h2>
                <InvoiceForm key={invoice.revision} {...{ invoice, clients, pixKey, reply }} />
              </section>
            )}
          </>
        }
      />
    </>
  );
}
