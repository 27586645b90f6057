import { authPaths } from '#app/paths.ts';
import { speak } from './fixtures/people.ts';
import { expect, test } from './fixtures/site.ts';
import { breadth } from './fixtures/variants.ts';
import { LANGUAGES, words } from './fixtures/words.ts';

for (const locale of LANGUAGES) {
  const say = (key: string) => words(locale, 'auth', key);

  test(`the strength of a password is shown in words, ${locale}${breadth(locale === 'en')}`, async ({
    page,
    site,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await speak(page, site.url, locale);
    await page.goto(authPaths.signUp, { waitUntil: 'networkidle' });
    const meter = () => scripts.filter((url) => url.includes('password-meter'));
    await page.getByLabel(say('fields.email')).focus();
    expect(meter()).toEqual([]);

    const field = page.getByLabel(say('fields.newPassword'));
    await field.focus();
    await expect.poll(meter).toHaveLength(1);
    const notice = page.locator('[data-strength] [aria-live=polite]');
    await expect(notice).toHaveText('');
    const before = await page.getByRole('button', { name: say('signUp.submit') }).boundingBox();
    await field.pressSequentially('senha123');
    await expect(notice).toHaveText(`${say('strength.label')} ${say('strength.level0')}`);
    await field.fill('chuva moeda janela trilho');
    await expect(notice).toHaveText(`${say('strength.label')} ${say('strength.level4')}`);
    const after = await page.getByRole('button', { name: say('signUp.submit') }).boundingBox();
    expect(after).toEqual(before);
    await field.fill('');
    await expect(notice).toHaveText('');
  });
}
