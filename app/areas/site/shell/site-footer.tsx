import { useTranslation } from 'react-i18next';
import { formatPhone, NETWORKS, telUrl } from '#app/features/company/company.ts';
import { SubscriptionForm } from '#app/features/newsletter/subscription-form.tsx';
import { useSite } from '#app/pages/site-data.ts';
import { pathTo, type RouteName } from '#app/paths.ts';
import { ActionLink } from '#app/ui/link.tsx';
import { FooterMark } from './footer-mark.tsx';
import { SiteLink } from './site-link.tsx';
import {
  FOOTER_COMPANY,
  FOOTER_SERVICES,
  LEGAL,
  type LinkName,
  visibleLinks,
} from './site-links.ts';
import { ThemeChoice } from './theme-choice.tsx';

function Links({ title, names }: { title: string; names: readonly LinkName[] }) {
  const { locale } = useSite();
  return (
    <nav aria-label={title}>
      <p className="note">{title}</p>
      <ul>
        {visibleLinks(names, locale).map((name) => (
          <li key={name}>
            <SiteLink name={name} spelled />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Phones by their names as soon as there are several to choose from. */
function Phones() {
  const { company, locale } = useSite();
  const phones = company.contacts.filter(({ type, href }) => type === 'phone' && href);
  if (phones.length < 2) {
    const { phone } = company;
    return phone && <a href={telUrl(phone)}>{formatPhone(phone, locale)}</a>;
  }
  return phones.map(({ label, text, href }) => (
    <a key={`${label} ${text}`} href={href ?? undefined}>
      {label} {text}
    </a>
  ));
}

function Talk() {
  const { t } = useTranslation('site');
  const { company } = useSite();
  return (
    <address>
      <p className="note">{t('footer.talk')}</p>
      <ActionLink href={`mailto:${company.supportEmail}`}>{company.supportEmail}</ActionLink>
      <Phones />
      {company.whatsappUrl && <a href={company.whatsappUrl}>WhatsApp</a>}
    </address>
  );
}

const NAMES = { linkedin: 'LinkedIn', instagram: 'Instagram', youtube: 'YouTube' } as const;

function Social() {
  const { t } = useTranslation('site');
  const { social } = useSite().company;
  const names = NETWORKS.filter((name) => social[name]);
  if (names.length === 0) return null;
  return (
    <div className="title-social">
      <p className="note">{t('footer.social')}</p>
      {names.map((name) => (
        <a key={name} href={social[name]} rel="me noopener">
          {NAMES[name]}
        </a>
      ))}
    </div>
  );
}

/** Pages that have its form already, or are about the newsletter: a second form there would only ask the same. */
const ABOUT_THE_NEWSLETTER: ReadonlySet<RouteName | null> = new Set<RouteName | null>([
  'article',
  'content',
  'newsletterSubscribed',
  'newsletterPending',
  'newsletterConfirmed',
  'newsletterUnsubscribed',
  'newsletterConfirm',
  'newsletterUnsubscribe',
]);

/** The title block of the drawing: who made the sheet, where, and under which light it is read. */
export function SiteFooter() {
  const { t } = useTranslation('site');
  const { company, locale, routeName } = useSite();
  return (
    <footer className="foot frame">
      <div className="title-block">
        <FooterMark name={company.name} />
        <Links title={t('footer.services')} names={FOOTER_SERVICES} />
        <Links title={t('footer.company')} names={FOOTER_COMPANY} />
        <Talk />
        <div>
          <p className="note">{t('footer.place')}</p>
          {`${company.city}, ${company.state}`}
        </div>
        <div>
          <ThemeChoice />
        </div>
        <Social />
        {!ABOUT_THE_NEWSLETTER.has(routeName) && <SubscriptionForm id="newsletter" />}
        <nav className="title-legal" aria-label={t('footer.legal')}>
          <span>{`© ${new Date().getFullYear()} ${company.name}`}</span>
          {LEGAL.map((name) => (
            <SiteLink key={name} name={name} />
          ))}
          <a href={pathTo('cookies', locale)} data-consent="">
            {t('footer.preferences')}
          </a>
        </nav>
      </div>
    </footer>
  );
}
