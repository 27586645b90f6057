import { useTranslation } from 'react-i18next';
import { data } from 'react-router';
import NotFoundPage, { loader as notFound } from '#app/areas/site/not-found/not-found.route.tsx';
import { whatsappUrl } from '#app/features/company/company.ts';
import { privacyReceiptOf } from '#app/features/privacy/privacy-request.store.server.ts';
import { promiseWords } from '#app/features/qualification/clocks/promise-words.ts';
import { readLeadReceipt } from '#app/features/qualification/intake/receipt.store.server.ts';
import { RECEIPT_TOKEN } from '#app/features/qualification/intake/receipt-link.server.ts';
import { answersBehind } from '#app/features/qualification/intake/written-answers.server.ts';
import { applicationOf } from '#app/features/talent/application.store.server.ts';
import { applicationBehind } from '#app/features/talent/written-application.server.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import { type Locale, localeOfPath } from '#app/i18n/locale.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import type { PageHead } from '#app/pages/page-head.ts';
import { useSite } from '#app/pages/site-data.ts';
import { pathTo } from '#app/paths.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { waitsUnderNumber } from '#app/platform/spool/spool.server.ts';
import { ActionLink } from '#app/ui/link.tsx';
import { ThankYou } from '#app/ui/thank-you/thank-you.tsx';
import stylesheet from '#app/ui/thank-you/thank-you-page.css?url';
import type { Route } from './+types/thank-you.route';

/** The facts of a reference number for the page; the words are null where the page has its own. */
type Receipt = {
  protocol: string;
  title: string | null;
  text: string | null;
  redirectToWhatsapp: boolean;
  /** What happens next, where it is not that the team gets in touch. */
  status: string | null;
  /** The promised time of a reply, in words; null without a promise. */
  promise: string | null;
  /** The answers, for the holder of the receipt's link; empty for all others. */
  answers: readonly { label: string; value: string }[];
  /**
   * `received`: on the disk of the site, until the database is back. `mailed`: stored, and the receipt was sent.
   * `unchecked`: the database is unavailable.
   */
  state: 'received' | 'stored' | 'mailed' | 'unchecked';
};

const own = (protocol: string, state: Receipt['state'] = 'stored'): Receipt => ({
  protocol,
  title: null,
  text: null,
  status: null,
  redirectToWhatsapp: false,
  promise: null,
  answers: [],
  state,
});

async function readReceipt(
  protocol: string,
  token: string,
  locale: Locale,
): Promise<Receipt | undefined> {
  const lead = await asActor({ kind: 'anonymous' }, (tx) => readLeadReceipt(tx, protocol));
  if (lead) {
    return {
      protocol: lead.protocol,
      title: lead.thankYouTitle,
      text: lead.thankYouMessage,
      status: null,
      redirectToWhatsapp: lead.redirectToWhatsapp && !token,
      promise: lead.promisedAt && promiseWords(lead.promisedAt, new Date(), locale),
      answers: (token && (await answersBehind(lead.protocol, token, locale))) || [],
      state: lead.mailed ? 'mailed' : 'stored',
    };
  }
  const application = await asActor({ kind: 'anonymous' }, (tx) => applicationOf(tx, protocol));
  if (application) {
    const t = instanceOf(locale).getFixedT(locale, 'talent', 'thanks');
    const answers = (token && (await applicationBehind(application, token, locale))) || [];
    return { ...own(application), title: t('title'), text: t('text'), answers };
  }
  const request = await asActor({ kind: 'anonymous' }, (tx) => privacyReceiptOf(tx, protocol));
  if (!request) return undefined;
  const t = instanceOf(locale).getFixedT(locale, 'privacy', 'thanks');
  return { ...own(request), title: t('title'), text: t('text'), status: t('status') };
}

async function receiptOf(protocol: string | undefined, token: string, locale: Locale) {
  if (!protocol) return undefined;
  // As people type it from a call: in any case, with letters that look like digits.
  const number = protocol.trim().toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  try {
    const receipt = await readReceipt(protocol, token, locale);
    if (receipt) return receipt;
  } catch (error) {
    log.warn({ err: error }, 'a receipt could not be read');
    if (!waitsUnderNumber(number)) return own(number, 'unchecked');
  }
  return waitsUnderNumber(number) ? own(number, 'received') : undefined;
}

export async function loader({ request, params }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const locale = localeOfPath(pathname);
  const protocol = (params as { protocol?: string }).protocol;
  const receipt = await receiptOf(protocol, searchParams.get(RECEIPT_TOKEN) ?? '', locale);
  // No thanks for a lead that never arrived.
  if (protocol && !receipt)
    return data({ ...notFound({ request }).data, receipt, unknown: true }, { status: 404 });
  const t = instanceOf(locale).getFixedT(locale, 'qualification');
  const head: PageHead = {
    title: t('thanks.pageTitle'),
    description: t('thanks.pageDescription'),
    noindex: true,
    stylesheet,
  };
  return data({ head, receipt, unknown: false });
}

/** Shows only confirmed states: received, stored, mailed. */
function useStatus(receipt: Receipt | undefined) {
  const { t } = useTranslation('qualification');
  if (!receipt) return undefined;
  const { state, promise } = receipt;
  if (state === 'received') return { title: t('received.status'), text: t('received.next') };
  if (state === 'unchecked') return { title: t('unchecked.status') };
  const next = receipt.status ?? t('outcome.accepted.text');
  const sent = promise ? t('promise.sent', { by: promise }) : next;
  const text = state === 'mailed' ? `${sent} ${t('stored.mailed')}` : sent;
  return { title: t('outcome.accepted.title'), text };
}

/** The reference number, the form's words, and a link. */
function Thanks({ receipt }: { receipt: Receipt | undefined }) {
  const { t } = useTranslation('qualification');
  const { company } = useSite();
  const locale = useLocale();
  const toWhatsapp = receipt?.redirectToWhatsapp ? company.whatsappNumber : null;
  const status = useStatus(receipt);
  const state = receipt?.state ?? 'stored';
  const words = state === 'received' || state === 'unchecked' ? state : 'thanks';
  const message = receipt && t('thanks.whatsappMessage', { protocol: receipt.protocol });
  return (
    <ThankYou
      heading="h1"
      title={receipt?.title ?? t(`${words}.title`)}
      text={receipt?.text ?? t(`${words}.text`)}
      {...(status && { status })}
      protocolLabel={t('thanks.protocol')}
      protocol={receipt?.protocol}
      action={
        toWhatsapp
          ? { href: whatsappUrl(toWhatsapp, message), label: t('thanks.whatsapp') }
          : { href: pathTo('home', locale), label: t('thanks.home') }
      }
    >
      {toWhatsapp && (
        <p>
          <ActionLink href={pathTo('home', locale)}>{t('thanks.home')}</ActionLink>
        </p>
      )}
      {receipt && receipt.answers.length > 0 && (
        <section className="thanks-answers" aria-labelledby="answers">
          <h2 id="answers">{t('thanks.answers')}</h2>
          <dl>
            {receipt.answers.map(({ label, value }) => (
              <div key={label}>
                <dt className="note">{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </ThankYou>
  );
}

/** The page after a sent form. */
export default function ThankYouPage({ loaderData: { receipt, unknown } }: Route.ComponentProps) {
  return unknown ? <NotFoundPage /> : <Thanks receipt={receipt} />;
}
