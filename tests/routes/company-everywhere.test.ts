import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { QrCode } from '#app/areas/auth/account/second-factor/qr-code.tsx';
import { formatPhone } from '#app/features/company/company.ts';
import { readMailSender } from '#app/features/company/mail-sender.server.ts';
import { people } from '#app/features/content/team/people.ts';
import { LOCALES, localeOfPath } from '#app/i18n/locale.ts';
import { authPaths, endpoints, pathTo } from '#app/paths.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import { type CrawledPage, crawl } from '../site/crawl.ts';
import { post, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { COMPANY_FIELDS, contactWayOf, settingsRow } from './company-rows.ts';
import { type SignedIn, signedIn, visit } from './staff.ts';

/*
 * Staff change everything that the screen of the company has, and then every page of the site is
 * read: the old values are nowhere, and the new ones in their places.
 */

const site = useBuiltSite();

const NEW = {
  name: { 'pt-BR': 'Ferraria & Filhos', en: 'Smithy & Sons' },
  city: 'Mirassol',
  state: 'MG',
  phone: '+551732530011',
  whatsapp: '5517991234567',
  email: 'ola@ferraria.example',
  blog: 'https://blog.ferraria.example/',
  linkedin: 'https://www.linkedin.com/company/ferraria',
};
/** What a fresh company has no value for, or the one of an example that a form shows as well. */
const FIRST = {
  public_whatsapp_number: '+5517911112222',
  blog_url: 'https://blog.antes.example/',
  linkedin: 'https://www.linkedin.com/company/antes',
};

/** Text of a page, its addresses too, as it reads. */
const message = (html: string) =>
  html
    .replace(/<!-- -->/g, '')
    .replaceAll('\\u0026', '&')
    .replaceAll('&amp;', '&');

let pages: CrawledPage[];
let cookie: string;
let member: SignedIn;
/** Old values of the rows, in every form in which a page prints it. */
const old: Record<string, string[]> = {};

beforeAll(async () => {
  ({ cookie } = await signedIn(site(), 'admin'));
  member = await signedIn(site(), null);
  const save = async (fields: Record<string, string>) => {
    const revision = String((await settingsRow()).revision);
    const form = { revision, ...COMPANY_FIELDS, ...fields };
    expect((await post(site(), '/admin/company?unit=forja', form, { cookie })).status).toBe(200);
  };
  const contact = async (type: string, fields: Record<string, string>) => {
    const row = await contactWayOf(type);
    const labels = { label: String(row['label']), business_unit: 'forja' };
    const visible = { is_public: 'on', is_active: 'on' };
    const form = { revision: String(row.revision), ...labels, ...visible, ...fields };
    const path = `/admin/company/contacts/${row.id}?unit=forja`;
    expect((await post(site(), path, form, { cookie })).status).toBe(303);
  };

  const before = await settingsRow();
  await save({
    ...FIRST,
    company_name: 'Forja',
    company_name_en: '',
    public_support_email: String(before['public_support_email']),
    'hours-mon-0-opens': '09:00',
    'hours-mon-0-closes': '18:00',
    'hours-mon-1-opens': '',
    'hours-mon-1-closes': '',
  });
  const phone = '+551732221111';
  await contact('phone', { value: phone });
  Object.assign(old, {
    phone: [phone, ...LOCALES.map((locale) => formatPhone(phone, locale))],
    whatsapp: [FIRST.public_whatsapp_number.slice(1)],
    email: [String(before['public_support_email'])],
    blog: [FIRST.blog_url],
    linkedin: [FIRST.linkedin],
  });
  const first = (await visit(site(), '/contato')).text + (await visit(site(), '/')).text;
  for (const forms of Object.values(old)) {
    expect(forms.filter((form) => !first.includes(form)).length).toBeLessThan(forms.length);
  }
  expect(first).toContain('Forja');
  expect(first).toContain('São José do Rio Preto');

  await save({ linkedin: NEW.linkedin, blog_url: NEW.blog });
  await contact('phone', { value: NEW.phone });
  await contact('email', { value: NEW.email });
  await contact('address', { city: NEW.city, state: NEW.state });
  ({ pages } = await crawl(site(), ['/', '/en']));
});

const saying = (texts: readonly string[], among = pages) =>
  among.flatMap(({ address, html }) =>
    texts.filter((text) => message(html).includes(text)).map((text) => `${address}: ${text}`),
  );

describe('is on no page of either language any more', () => {
  it('the old name', () => {
    expect(pages.length).toBeGreaterThan(60);
    const named = pages.flatMap(({ address, html }) => {
      const at = /(?<![\p{L}-])Forja(?![\p{L}-])/u.exec(message(html));
      return at ? [`${address}: …${message(html).slice(at.index - 40, at.index + 40)}…`] : [];
    });
    expect(named).toEqual([]);
  });

  it('the old city, except where invented people have worked', () => {
    // A person's past does not move with the company.
    const curricula = LOCALES.flatMap((locale) =>
      people().map(({ slug }) => pathTo('curriculum', locale, { slug })),
    );
    const others = pages.filter(({ pathname }) => !curricula.includes(pathname));
    expect(others.length).toBeLessThan(pages.length);
    expect(saying(['Rio Preto'], others)).toEqual([]);
  });

  it.each(['phone', 'whatsapp', 'email', 'blog', 'linkedin'])('the old %s', (what) => {
    expect(saying(old[what] ?? ['nothing known'])).toEqual([]);
  });

  it('an example that stands in for what is not set', () => {
    expect(saying(['forja.example', '5517900000000'])).toEqual([]);
  });
});

describe('is in its places', () => {
  const own = () => pages.filter(({ isArea }) => !isArea);
  const pageOf = (path: string) => message(pages.find((page) => page.address === path)?.html ?? '');
  /** Pages of the site itself that do not say it. */
  const silent = (text: (locale: 'pt-BR' | 'en') => string) =>
    own()
      .filter(({ pathname, html }) => !message(html).includes(text(localeOfPath(pathname))))
      .map(({ address }) => address);

  it('the name: in every title, in every page of its language', () => {
    expect(silent((locale) => NEW.name[locale])).toEqual([]);
    for (const { pathname, title } of own()) {
      const { [localeOfPath(pathname)]: name } = NEW.name;
      if (!title?.endsWith(` | ${name}`)) expect([pathname, title]).toEqual([pathname, title]);
    }
    expect(pageOf('/en/privacy-policy') || pageOf(pathTo('privacy', 'en'))).toContain(NEW.name.en);
  });

  it.each(LOCALES)('the city, in %s', (locale) => {
    expect(pageOf(pathTo('home', locale))).toContain(NEW.city);
    expect(pageOf(pathTo('home', locale))).toContain('"addressLocality":"Mirassol"');
    expect(pageOf(pathTo('home', locale))).toContain('"addressRegion":"MG"');
    expect(pageOf(pathTo('faq', locale))).toContain(
      locale === 'en' ? 'Do I have to be in Mirassol?' : 'Preciso estar em Mirassol?',
    );
    expect(pageOf(pathTo('faq', locale))).toContain('Mirassol, MG,');
    expect(pageOf(pathTo('careers', locale))).toContain('Mirassol');
    expect(pageOf(pathTo('privacy', locale))).toContain('Mirassol, MG');
  });

  it.each(LOCALES)('how to reach the company, in %s', (locale) => {
    const contact = pageOf(pathTo('contact', locale));
    for (const text of [
      `tel:${NEW.phone}`,
      formatPhone(NEW.phone, locale),
      `https://wa.me/${NEW.whatsapp}`,
      `mailto:${NEW.email}`,
      locale === 'en' ? '1:30 pm' : '13h30',
    ]) {
      expect([text, contact.includes(text)]).toEqual([text, true]);
    }
    const home = pageOf(pathTo('home', locale));
    expect(home).toContain(`"sameAs":["${NEW.linkedin}"]`);
    expect(home).toContain(NEW.linkedin);
    expect(home).toContain(`"telephone":"${NEW.phone}"`);
    expect(home).toContain(`href="${NEW.blog}"`);
  });
});

describe('uses the new name', () => {
  it.each(LOCALES)(
    'where it is installed, and while there is no network, in %s',
    async (locale) => {
      const manifest = (await visit(site(), endpoints.manifest[locale === 'en' ? 'en' : 'pt']))
        .text;
      expect(JSON.parse(manifest)).toMatchObject({ name: NEW.name[locale] });
      const offline = message((await visit(site(), pathTo('offline', locale))).text);
      expect(offline).toContain(NEW.name[locale]);
      expect(offline).not.toMatch(/\bForja\b|Rio Preto/);
    },
  );

  it('by mails', async () => {
    for (const locale of LOCALES) {
      const sender = await asActor({ kind: 'system' }, (tx) => readMailSender(tx, locale));
      expect(sender.company.name).toBe(NEW.name[locale]);
      expect(sender.from).toContain(NEW.name[locale]);
      expect(sender.company.city).toBe(NEW.city);
      expect(sender.replyTo).toBe(NEW.email);
    }
  });

  it('by devices that keep a passkey or show codes', async () => {
    const preview = await post(
      site(),
      authPaths.passkeyAdd,
      {},
      { cookie: member.cookie, json: true },
    );
    expect(preview.status).toBe(200);
    expect(JSON.parse(preview.text)).toMatchObject({
      options: { rp: { name: NEW.name['pt-BR'], id: 'localhost' } },
    });
    const started = await post(
      site(),
      authPaths.secondFactor,
      { intent: 'begin', currentPassword: member.password },
      { cookie: member.cookie, language: 'en' },
    );
    expect(started.status).toBe(200);
    const key = /<code class="key">([^<]+)</.exec(started.text)?.[1]?.replace(/\s/g, '') ?? '';
    // The page shows the key in letters and the whole address as a QR code: the same one is drawn.
    const issuer = NEW.name.en;
    const query = new URLSearchParams({ secret: key, issuer, digits: '6', period: '30' });
    const account = encodeURIComponent(member.email);
    const text = `otpauth://totp/${encodeURIComponent(issuer)}:${account}?${query}`;
    const drawn = renderToStaticMarkup(createElement(QrCode, { text, label: '' }));
    const [, path = 'nothing drawn'] = /d="(M\d+ \d+h1v1[^"]+)"/.exec(drawn) ?? [];
    expect(started.text.includes(path)).toBe(true);
  });

  it('and never a name from another row', async () => {
    const rows = await sql<{ business_unit: string; site_name: string | null }>(
      `select business_unit, site_name from public.seo_settings where business_unit = 'forja'`,
    );
    expect(rows).toEqual([{ business_unit: 'forja', site_name: null }]);
  });
});
