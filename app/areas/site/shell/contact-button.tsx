import { useTranslation } from 'react-i18next';
import { formatPhone, telUrl } from '#app/features/company/company.ts';
import { useSite } from '#app/pages/site-data.ts';
import { FeedbackLink } from './feedback-link.tsx';
import { OpeningNow } from './opening-now.tsx';

const MENU_ID = 'talk';

/** Drawings of the control: a speech bubble with a phone, and an envelope while there is no number. */
const BUBBLE =
  'M3.5 20.5 5 15.8A8.5 8.5 0 1 1 8.3 19zM9 8.5c0 4 2.5 6.5 6.5 6.5l.8-2-2.3-1-1 1c-1.3-.6-2-1.4-2.6-2.6l1-1-.9-2.3z';
const ENVELOPE = 'M3.5 6h17v12.5h-17zM4 6.5l8 6.5 8-6.5';

/**
 * Phones only: opens every contact, feedback among them, as one control. A popover, so it needs no script
 * to open.
 */
export function ContactButton() {
  const { t } = useTranslation('site');
  const { company, locale, floating } = useSite();
  const hasNumber = Boolean(company.whatsappUrl || company.phone);
  return (
    <div className="talk">
      <button type="button" popoverTarget={MENU_ID} aria-label={t('talk.open')}>
        <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
          <path className="contour" d={hasNumber ? BUBBLE : ENVELOPE} />
        </svg>
      </button>
      <div id={MENU_ID} popover="auto" className="pop">
        <OpeningNow />
        {company.whatsappUrl && <a href={company.whatsappUrl}>WhatsApp</a>}
        {!hasNumber && <a href={`mailto:${company.supportEmail}`}>{company.supportEmail}</a>}
        {company.phone && <a href={telUrl(company.phone)}>{formatPhone(company.phone, locale)}</a>}
        {floating && <FeedbackLink />}
      </div>
    </div>
  );
}
