import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { SiteFooter } from '#app/areas/site/shell/site-footer.tsx';
import contactStyles from '#app/features/qualification/site/contact/contact.css?url';
import { ContactHours } from '#app/features/qualification/site/contact/contact-hours.tsx';
import { ContactWays } from '#app/features/qualification/site/contact/contact-ways.tsx';
import { instanceOf } from '#app/i18n/instances.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { type SiteData, SiteDataProvider } from '#app/pages/site-data.ts';
import { siteSnapshot } from '#app/pages/site-snapshot.server.ts';
import { alternatesOf } from '#app/paths.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import siteStyles from '#app/styles/site.css?url';
import { schemeCss } from '#app/ui/tokens/brand-tokens.ts';
import { type CompanyRows, companyOf, readCompanyRows } from '../company.store.server.ts';
import { type ContactWayType, whatsappUrl } from '../company.ts';
import type { CompanyValues, ContactWayValues } from './company-values.server.ts';
import type { Preview } from './staff-company.ts';

type DrawnContactWay = ContactWayValues & { id: string | null; type: ContactWayType };
type Company = CompanyRows['companies'][number];
type ContactWay = CompanyRows['contacts'][number];

/** The unit, and the columns that color schemes have replaced. */
type NotTyped = 'businessUnit' | 'brandPrimaryColor' | 'brandAccentColor';

/** The rows of all units as they would be with settings that were typed. */
function withSettings(rows: CompanyRows, unit: string, values: CompanyValues): CompanyRows {
  const { columns, englishName } = values;
  // Every column that the site reads of a company: one missing in the form fails the type check.
  const typed: Omit<Company, NotTyped> = {
    ...columns,
    translations: { en: { company_name: englishName ?? '' } },
  };
  return {
    ...rows,
    companies: rows.companies.map((row) =>
      row.businessUnit === unit ? { ...row, ...typed } : row,
    ),
  };
}

/** The rows of all units with a typed contact way; a hidden one is left out. */
function withContactWay(rows: CompanyRows, typed: DrawnContactWay): CompanyRows {
  const before = rows.contacts.find(({ id }) => id === typed.id);
  const last = Math.max(0, ...rows.contacts.map(({ displayOrder: position }) => position));
  const drawn: ContactWay = {
    id: typed.id ?? '',
    type: typed.type,
    label: typed.label,
    value: typed.value,
    businessUnit: typed.businessUnit,
    displayOrder: before?.displayOrder ?? last + 1,
    translations: { en: { label: typed.labelEn ?? '' } },
  };
  const others = rows.contacts.filter(({ id }) => id !== typed.id);
  const seen = typed.isActive && typed.isPublic ? [...others, drawn] : others;
  return { ...rows, contacts: seen.toSorted((a, b) => a.displayOrder - b.displayOrder) };
}

async function documentOf(rows: CompanyRows, unit: string, locale: Locale): Promise<string> {
  const { scheme, logos } = (await siteSnapshot()).unit(unit, locale);
  const company = companyOf(rows, unit, locale);
  const { whatsappNumber } = company;
  const site: SiteData = {
    locale,
    // A page whose footer has no sign-up: nothing can be sent from here.
    routeName: 'newsletterSubscribed',
    orderQuery: '',
    alternates: alternatesOf('contact'),
    company: { ...company, whatsappUrl: whatsappNumber && whatsappUrl(whatsappNumber) },
    logos,
    opening: null,
    validUntil: undefined,
    tags: {},
    scripts: [],
    stored: [],
    floating: null,
  };
  const body = renderToStaticMarkup(
    <I18nextProvider i18n={instanceOf(locale)}>
      <SiteDataProvider value={site}>
        {/* Inside an article a footer is no landmark of the screen that shows it. */}
        <article>
          <div className="sheet contact">
            <div className="frame">
              <ContactWays />
            </div>
            <ContactHours />
          </div>
          <SiteFooter />
        </article>
      </SiteDataProvider>
    </I18nextProvider>,
  );
  const head = renderToStaticMarkup(
    <>
      <meta charSet="utf-8" />
      <title>{company.name}</title>
      <base target="_blank" />
      <link rel="stylesheet" href={siteStyles} />
      <link rel="stylesheet" href={contactStyles} />
    </>,
  );
  const colours = `<style>${schemeCss(scheme)}</style>`;
  return `<!doctype html><html lang="${locale}"><head>${head}${colours}</head><body>${body}</body></html>`;
}

async function preview(unit: string, change: (rows: CompanyRows) => CompanyRows): Promise<Preview> {
  const rows = change(await asActor({ kind: 'system' }, readCompanyRows));
  return { 'pt-BR': await documentOf(rows, unit, 'pt-BR'), en: await documentOf(rows, unit, 'en') };
}

/** What visitors see of a unit now. */
export const previewNow = (unit: string) => preview(unit, (rows) => rows);

export const previewSettings = (unit: string, values: CompanyValues) =>
  preview(unit, (rows) => withSettings(rows, unit, values));

export const previewContactWay = (way: DrawnContactWay) =>
  preview(way.businessUnit, (rows) => withContactWay(rows, way));
