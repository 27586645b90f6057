import { claimWords } from '#app/features/content/claims/published-claims.ts';
import { DIAGNOSIS_ID } from '#app/features/qualification/diagnosis-id.ts';
import { pathTo, servicePaths } from '#app/paths.ts';
import { PHONE_NUMBER, setPhones } from './fixtures/company.ts';
import { expect, test } from './fixtures/site.ts';
import { everyLook } from './fixtures/variants.ts';
import { visit } from './fixtures/visit.ts';
import { LANGUAGES, words } from './fixtures/words.ts';

const SERVICES = Object.keys(servicePaths) as (keyof typeof servicePaths)[];

test.use({ viewport: { width: 1280, height: 720 } });

for (const locale of LANGUAGES) {
  test(`the first screen of every service has a way to WhatsApp on a notebook, in ${locale}${everyLook}`, async ({
    page,
    rows,
    afterwards,
  }) => {
    const main = page.getByRole('main');
    const ways = words(locale, 'contact', 'ways.whatsapp');
    const whatsapp = main.getByRole('link', { name: ways, exact: true });
    for (const service of SERVICES) {
      await visit(page, pathTo(service, locale));
      await expect(whatsapp, service).toHaveCount(0);
      const contact = main.getByRole('link', { name: words(locale, 'kit', 'contact') }).first();
      await expect(contact, service).toBeInViewport({ ratio: 1 });
    }
    await setPhones(rows, afterwards);
    for (const service of SERVICES) {
      await visit(page, pathTo(service, locale));
      await expect(whatsapp, service).toBeInViewport({ ratio: 1 });
      const address = `https://wa.me/${PHONE_NUMBER.slice(1)}`;
      await expect(whatsapp, service).toHaveAttribute('href', new RegExp(`^${address}`));
    }
  });

  test(`the first action of the home page leads to what a diagnosis is, costs and takes, in ${locale}${everyLook}`, async ({
    page,
  }) => {
    await visit(page, pathTo('home', locale));
    const action = page
      .getByRole('main')
      .getByRole('link', { name: words(locale, 'home', 'hero.diagnostic') });
    await expect(action).toBeInViewport({ ratio: 1 });
    await action.click();
    await expect(page).toHaveURL(`${pathTo('contact', locale)}#${DIAGNOSIS_ID}`);
    const { diagnosticPrice, discoveryWeeks } = claimWords(locale);
    const say = (key: string, values = {}) =>
      words(locale, 'contact', `write.diagnosis.${key}`, values);
    const place = page.locator(`#${DIAGNOSIS_ID}`);
    await expect(place).toBeInViewport({ ratio: 1 });
    await expect(place.getByRole('heading')).toHaveText(say('title'));
    await expect(place).toContainText(say('what'));
    await expect(place).toContainText(say('facts', { diagnosticPrice, discoveryWeeks }));
    await expect(place).toContainText(diagnosticPrice);
    await expect(place).toContainText(discoveryWeeks);
    const header = await page.getByRole('banner').boundingBox();
    const { y = 0 } = (await place.boundingBox()) ?? {};
    expect(y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  });
}
