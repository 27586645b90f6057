import { useTranslation } from 'react-i18next';
import { QrCode } from '#app/areas/auth/account/second-factor/qr-code.tsx';
import { Gauge } from '#app/areas/portal/parts/portal-frame.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { formatBoleto } from '../boleto/boleto-line.ts';
import { type ClientInvoice, daysUntil } from '../invoices.ts';
import { formatCents } from '../money.ts';
import { useAboutWords, useDueWords } from './invoice-words.ts';

type Given = {
  invoice: ClientInvoice;
  today: string;
  /** Where its file is fetched from; absent where it has none. */
  file: string | undefined;
};

/** A code to be copied: by a button, and where no script runs by hand. */
function Code({
  id,
  label,
  text,
  copy,
  rows,
}: Record<'id' | 'label' | 'text' | 'copy', string> & { rows: number }) {
  const { t } = useTranslation('invoices');
  return (
    <>
      <Field
        id={id}
        multiline
        readOnly
        rows={rows}
        className="invoice-code"
        label={label}
        value={text}
        spellCheck={false}
      />
      <p className="portal-go">
        <span className="needs-script">
          <Button data-copy={text}>{copy}</Button>
        </span>
        <span className="soft">{t('page.hold')}</span>
      </p>
    </>
  );
}

/** Every way to pay an invoice, and its document. */
function Payment({ invoice, file }: Omit<Given, 'today'>) {
  const { t } = useTranslation('invoices');
  const locale = useLocale();
  const { id, number, pix, boleto } = invoice;
  const amount = formatCents(invoice.cents, locale);
  return (
    <>
      {pix && (
        <>
          <div>
            <Code
              id={`pix-${id}`}
              label={t('page.pix')}
              text={pix}
              copy={t('page.copyPix')}
              rows={5}
            />
          </div>
          <div>
            <details className="portal-fold">
              <summary>{t('page.qr')}</summary>
              <QrCode text={pix} label={t('page.qrLabel', { number, amount })} />
            </details>
          </div>
        </>
      )}
      {boleto && (
        <div>
          <details className="portal-fold" open={!pix || undefined}>
            <summary>{t('page.boleto')}</summary>
            <Code
              id={`boleto-${id}`}
              label={t('page.boleto')}
              text={formatBoleto(boleto)}
              copy={t('page.copyLine')}
              rows={2}
            />
          </details>
        </div>
      )}
      {file && (
        <div>
          <a className="link" href={file}>
            {t('page.file')}
            <span className="unseen">, {number}</span>
          </a>
        </div>
      )}
    </>
  );
}

/** An invoice to be paid; the first is open, the others unfold. */
export function InvoiceCard({ invoice, today, file, open }: Given & { open: boolean }) {
  const { t } = useTranslation('invoices');
  const locale = useLocale();
  const dueWords = useDueWords(today);
  const about = useAboutWords();
  const late = daysUntil(invoice.dueOn, today) < 0;
  const head = (
    <div>
      <div className="portal-row">
        <h2 className="num">{formatCents(invoice.cents, locale)}</h2>
        <Gauge word={dueWords(invoice)} on={1} of={1} kind={late ? 'bad' : 'hot'} />
      </div>
      <p className="soft">{about(invoice)}</p>
    </div>
  );
  return (
    <article className="portal-block invoice-card" id={`fatura-${invoice.number}`}>
      {head}
      {open ? (
        <Payment invoice={invoice} file={file} />
      ) : (
        <div>
          <details className="portal-fold invoice-fold">
            <summary>
              {t('page.pay')}
              <span className="unseen">, {invoice.number}</span>
            </summary>
            <Payment invoice={invoice} file={file} />
          </details>
        </div>
      )}
    </article>
  );
}
