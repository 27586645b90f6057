import { useTranslation } from 'react-i18next';
import { useLocation, useMatches } from 'react-router';
import { formatPhone, telUrl, whatsappUrl } from '#app/features/company/company.ts';
import { OpeningNow } from '../contact/opening-now.tsx';
import { useSite } from '../site-data.ts';

const MENU_ID = 'talk';

/** The number of a sent form, on the page that shows one. */
function useProtocol(): string | undefined {
  const data = useMatches().at(-1)?.loaderData as { receipt?: { protocol?: string } } | undefined;
  return data?.receipt?.protocol;
}

/** First message of a chat: from which page it comes, and about which sent form. */
function useFirstMessage(): string {
  const { t } = useTranslation('site');
  const { routeName } = useSite();
  const { pathname } = useLocation();
  const protocol = useProtocol();
  if (protocol) return t('talk.aboutProtocol', { protocol });
  const page = routeName ? t(`pages.${routeName}`) : t('notFound.title');
  return t('talk.fromPage', { page, path: pathname.slice(0, 120) });
}

/** Phones only: opens the two ways to talk at once. A popover, so it needs no script to open. */
export function ContactButton() {
  const { t } = useTranslation('site');
  const { company, locale } = useSite();
  const message = useFirstMessage();
  return (
    <div className="talk">
      <button type="button" popoverTarget={MENU_ID} aria-label={t('talk.open')}>
        <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
          <path
            className="o1"
            d="M3.5 20.5 5 15.8A8.5 8.5 0 1 1 8.3 19zM9 8.5c0 4 2.5 6.5 6.5 6.5l.8-2-2.3-1-1 1c-1.3-.6-2-1.4-2.6-2.6l1-1-.9-2.3z"
          />
        </svg>
      </button>
      <div id={MENU_ID} popover="auto" className="pop">
        <OpeningNow />
        <a href={whatsappUrl(company.whatsappNumber, message)}>WhatsApp</a>
        {company.phone && <a href={telUrl(company.phone)}>{formatPhone(company.phone, locale)}</a>}
      </div>
    </div>
  );
}
