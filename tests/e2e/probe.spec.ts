import { test } from './fixtures/site.ts';
test('says an error', async ({ page }) => { await page.goto('/'); await page.evaluate(() => console.error('planted')); });
test('breaks the policy', async ({ page }) => { await page.goto('/'); await page.evaluate(() => { const s = document.createElement('script'); s.textContent = 'window.x=1'; document.head.append(s); }); });
test('inline style', async ({ page }) => { await page.goto('/'); await page.evaluate(() => { document.body.insertAdjacentHTML('beforeend', '<p style="color:red">x</p>'); }); });
test('rejects', async ({ page }) => { await page.goto('/'); await page.evaluate(() => { void Promise.reject(new Error('planted')); }); await page.waitForTimeout(100); });
test('second visitor', async ({ newVisitor }) => { const p = await (await newVisitor()).newPage(); await p.goto('/'); await p.evaluate(() => console.warn('planted')); });
