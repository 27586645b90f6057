import { pathTo } from '#app/paths.ts';
import { atWork } from './fixtures/admin-area.ts';
import { nothingForAxe } from './fixtures/axe.ts';
import { expect, test } from './fixtures/site.ts';
import { everyLook } from './fixtures/variants.ts';
import { LANGUAGES, words } from './fixtures/words.ts';

const AHEAD = '2027-06-01T09:30';

for (const locale of LANGUAGES) {
  test(`staff write a question, publish one language, and schedule the rest, ${locale}${everyLook}`, async ({
    page,
    newVisitor,
    rows,
    site,
    guard,
  }) => {
    guard.expect(/status of 422/);
    const say = (key: string) => words(locale, 'content', key);
    const button = (key: string) => page.getByRole('button', { name: say(key) }).first();
    const question = `Atendem aos sábados? ${locale}`;
    await atWork({ page, rows, url: site.url, role: 'admin', locale, to: '/admin/content' });
    await nothingForAxe(page);
    await page.locator('main select[name="kind"]').selectOption('answer');
    await button('list.create').click();
    await page.locator('[name="texts.pt-BR.question"]').fill(question);
    await page.locator('[name="texts.pt-BR.answer"]').fill('Das 9h às 12h.');
    await button('editor.publishOnly.pt').click();
    await expect(page.getByText(say('done.language'))).toBeVisible();
    const visitor = await (await newVisitor()).newPage();
    await visitor.goto(pathTo('faq', 'pt-BR'));
    await expect(visitor.getByText(question)).toBeAttached();

    await page.locator('[name="publishedIn"][value="en"]').check();
    const english = `Open on Saturdays? ${locale}`;
    await page.locator('[name="texts.en.question"]').fill(english);
    // What is being written stays where a time to leave is refused.
    await page.locator('#f-leave-at').fill('2020-01-01T10:00');
    await button('calendar.leave').click();
    await expect(page.locator('#f-leave-at-e')).toHaveText(say('calendar.refused.past'));
    await expect(page.locator('[name="texts.en.question"]')).toHaveValue(english);
    await page.locator('[name="texts.en.answer"]').fill('From 9 am to noon.');
    await page.locator('[name="at"]').first().fill(AHEAD);
    await page.locator('button[name="intent"][value="schedule"]').click();
    await expect(page.getByText(say('done.scheduled'))).toBeVisible();
    await page.getByRole('link', { name: say('calendar.open') }).click();
    await expect(page.getByRole('heading', { name: say('calendar.title') })).toBeVisible();
    await nothingForAxe(page);
    const at = page.locator('[name="at"]').first();
    await expect(at).toHaveValue(AHEAD);
    await at.fill('2027-06-02T10:00');
    await button('calendar.move').click();
    await expect(page.getByText(say('calendar.done.move')).first()).toBeVisible();
    // The list has been read again.
    await expect(page.locator('.calendar-form [name="revision"]')).toHaveValue('2');
    await expect(page.locator('[name="at"]').first()).toHaveValue('2027-06-02T10:00');
    await button('calendar.cancel').click();
    await expect(page.getByText(say('calendar.empty.title'))).toBeVisible();
    await button('calendar.undo').click();
    await expect(page.locator('[name="at"]').first()).toHaveValue('2027-06-02T10:00');
    await button('calendar.cancel').click();
    await expect(page.getByText(say('calendar.empty.title'))).toBeVisible();
    await rows.read(`delete from public.content_overrides where kind = 'answer' returning id`);
  });
}
