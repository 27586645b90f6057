import type { Locator } from '@playwright/test';
import { atWork } from './fixtures/admin-area.ts';
import { test } from './fixtures/company.ts';
import { type EditorWalk, OTHER_EDITORS, SOME_EDITORS } from './fixtures/editors.ts';
import { expect } from './fixtures/site.ts';
import { breadth } from './fixtures/variants.ts';

/** Whether a field is to be seen, and no sticky element covers it. */
const inTheOpen = (field: Locator) =>
  field.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    return found === element;
  });

const walks: readonly (readonly [EditorWalk, string])[] = [
  ...SOME_EDITORS.map((walk) => [walk, ''] as const),
  ...OTHER_EDITORS.map((walk) => [walk, breadth()] as const),
];

for (const [walk, tag] of walks) {
  test(`${walk.name}: the bottom button focuses the invalid field, and reports the result of a save${tag}`, async ({
    page,
    site,
    rows,
    guard,
    afterwards,
  }) => {
    guard.expect(/status of 422/);
    await page.setViewportSize({ width: 1280, height: 720 });
    await atWork({ page, rows, url: site.url, role: 'superadmin', to: '/admin/forms' });
    await walk.open(page, rows);
    const { after } = walk;
    if (after) afterwards(() => after(rows));
    const foot = page.locator('form[data-editor] .form-page-foot');
    await walk.fill(page);
    const { wrong, mend } = await walk.spoil(page);
    await expect(foot).toBeInViewport();
    const save = foot.locator('.button').first();
    await save.click();
    await expect(wrong).toBeFocused();
    await expect(wrong).toHaveAttribute('aria-invalid', 'true');
    expect(await wrong.getAttribute('aria-describedby')).toMatch(/-e\b/);
    await expect.poll(() => inTheOpen(wrong)).toBe(true);
    await expect(foot.getByRole('alert')).toBeInViewport();
    await mend();
    await save.click();
    await expect(page.getByText(walk.saved).first()).toBeInViewport();
    await expect(page.locator('form[data-unsaved]')).toHaveCount(0);
  });
}
