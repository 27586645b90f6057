import type { Page } from '@playwright/test';
import { EVENT_NAMES, type EventName } from '#app/features/analytics/events.ts';
import { METRICS } from '#app/features/analytics/vitals.ts';
import { setPhones } from './fixtures/company.ts';
import {
  bannerButton,
  bannerOf,
  boxOf,
  footerLink,
  preferencesButton,
  sendPrivacyControl,
} from './fixtures/consent.ts';
import { expect, test } from './fixtures/site.ts';
import { recordOtherHosts, sentTo, setTags } from './fixtures/tags.ts';
import { breadth } from './fixtures/variants.ts';
import { visit } from './fixtures/visit.ts';

const DENIED = {
  analytics_storage: 'denied',
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
};
const GOOGLE = ['google-analytics.com', '/g/collect'] as const;
const META = ['www.facebook.com', '/tr'] as const;
const LINKEDIN = ['px.ads.linkedin.com', '/collect'] as const;

/** The calls of the consent queue, in order. */
const consentCalls = (page: Page) =>
  page.evaluate(() =>
    ((window as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? [])
      .map((call) => Array.from(call))
      .filter(([what]) => what === 'consent')
      .map(([, kind, signals]) => [kind, signals]),
  );

/** Makes the page hidden, as if the user had switched to another tab. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });

type Report = {
  path: string;
  events: Partial<Record<EventName, number>>;
  vitals: Partial<Record<string, number>>;
  final: boolean;
};

/** Reports that a page sends to the site's own counts. */
function reportsOf(page: Page): Report[] {
  const reports: Report[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/counts') reports.push(request.postDataJSON());
  });
  return reports;
}

test.describe('third-party tags', () => {
  test.use({ consentChoice: null });
  let calls: string[];
  test.beforeEach(async ({ context, rows, baseURL, afterwards }) => {
    afterwards(await setTags(rows));
    calls = await recordOtherHosts(context, baseURL ?? '');
  });

  test('nothing is requested before a choice, or after a refusal', async ({ page }) => {
    await visit(page, '/');
    await expect(bannerOf(page, 'pt-BR')).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(calls).toEqual([]);
    await bannerButton(page, 'pt-BR', 'necessary').click();
    await visit(page, '/faq');
    await page.waitForLoadState('networkidle');
    expect(calls).toEqual([]);
    expect(await consentCalls(page)).toEqual([]);
  });

  test('after consent each tag runs, and only for the allowed purposes', async ({ page }) => {
    await visit(page, '/en');
    await bannerButton(page, 'en', 'all').click();
    const granted = Object.fromEntries(Object.keys(DENIED).map((name) => [name, 'granted']));
    await expect.poll(() => sentTo(calls, ...GOOGLE)).toHaveLength(1);
    expect(sentTo(calls, ...GOOGLE)[0]).toEqual({ en: 'page_view', currency: 'BRL', ...granted });
    expect(await consentCalls(page)).toEqual([
      ['default', DENIED],
      ['update', granted],
    ]);
    await expect.poll(() => sentTo(calls, ...META)).toEqual([{ ev: 'PageView', currency: 'BRL' }]);
    await expect.poll(() => sentTo(calls, ...LINKEDIN)).toEqual([{ pid: '123456' }]);

    // Events from here on are sent at once.
    await page.evaluate(() => {
      const detail = { name: 'newsletter_subscribe' };
      document.dispatchEvent(new CustomEvent('site:event', { detail }));
    });
    await expect.poll(() => sentTo(calls, ...GOOGLE).at(-1)?.['en']).toBe('newsletter_subscribe');
    await expect.poll(() => sentTo(calls, ...META).at(-1)?.['ev']).toBe('Subscribe');
  });

  test('with consent to analytics alone only Google runs, its three advertising signals denied @breadth', async ({
    page,
  }) => {
    await visit(page, '/');
    await bannerButton(page, 'pt-BR', 'preferences').click();
    await boxOf(page, 'pt-BR', 'categories.analytics').check();
    await preferencesButton(page, 'pt-BR', 'save').click();
    await expect.poll(() => sentTo(calls, ...GOOGLE)).toHaveLength(1);
    expect(sentTo(calls, ...GOOGLE)[0]).toMatchObject({
      ...DENIED,
      analytics_storage: 'granted',
    });
    await page.waitForLoadState('networkidle');
    expect([...sentTo(calls, ...META), ...sentTo(calls, ...LINKEDIN)]).toEqual([]);
  });

  test('withdrawn consent stops the tags and deletes what they stored @breadth', async ({
    page,
    context,
  }) => {
    await visit(page, '/');
    await bannerButton(page, 'pt-BR', 'all').click();
    await expect.poll(() => sentTo(calls, ...LINKEDIN)).toHaveLength(1);
    expect((await context.cookies()).map(({ name }) => name).sort()).toEqual(['_fbp', '_ga']);
    await footerLink(page, 'pt-BR').click();
    const reloaded = page.waitForEvent('load');
    await preferencesButton(page, 'pt-BR', 'necessary').click();
    await reloaded;
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem('li_adsId'))).toBeNull();
    const before = calls.length;
    await visit(page, '/contato');
    await page.waitForLoadState('networkidle');
    expect(calls.length).toBe(before);
  });

  test('the Tag Manager runs once it is switched on, and after consent @breadth', async ({
    page,
    rows,
    afterwards,
  }) => {
    const set = (id: string | null, enabled: boolean) =>
      rows.change(
        `update public.seo_settings set google_tag_manager_id = $1,
           google_tag_manager_enabled = $2`,
        id,
        enabled,
      );
    afterwards(() => set(null, false));
    const containers = () => calls.filter((url) => url.includes('/gtm.js?id=GTM-TEST1'));
    await set('GTM-TEST1', false);
    await visit(page, '/');
    await bannerButton(page, 'pt-BR', 'all').click();
    await expect.poll(() => sentTo(calls, ...LINKEDIN)).toHaveLength(1);
    expect(containers()).toEqual([]);
    await set('GTM-TEST1', true);
    await visit(page, '/faq');
    await expect.poll(containers).toHaveLength(1);
  });

  test('addresses that hold a secret are not sent to third parties', async ({ page, guard }) => {
    guard.expect(/404/);
    await visit(page, '/');
    await bannerButton(page, 'pt-BR', 'all').click();
    await expect.poll(() => sentTo(calls, ...LINKEDIN)).toHaveLength(1);
    const before = calls.length;
    await page.goto('/obrigado/AAAA-AAAA');
    await page.waitForLoadState('networkidle');
    expect(calls.length).toBe(before);
  });
});

test.describe('the site’s own counts', () => {
  test('a visit is counted by page, without a cookie @breadth', async ({ page, rows, context }) => {
    const count = async () => {
      const [row] = await rows.read<{ n: number }>(
        `select coalesce(sum(count), 0)::integer as n from public.event_counts
         where route = 'process' and locale = 'en' and event = 'page_view'`,
      );
      return row?.n ?? 0;
    };
    const before = await count();
    await visit(page, '/en/process');
    await expect.poll(count).toBe(before + 1);
    expect(await context.cookies()).toEqual([]);
  });

  test('clicks are sent by name @breadth', async ({ page, rows, afterwards }) => {
    await setPhones(rows, afterwards);
    const reports = reportsOf(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, '/contato');
    // The links lead to programs and hosts that the test cannot open.
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
    await page.locator('main a[href^="tel:"]').first().click();
    await page.locator('main a[href*="wa.me"]').first().click();
    await page.locator('main form[data-draft] input:not([type=hidden])').nth(1).focus();
    await hide(page);
    await expect.poll(() => reports.length).toBeGreaterThan(0);
    const events = Object.assign({}, ...reports.map((report) => report.events)) as Report['events'];
    expect(events).toEqual({
      page_view: 1,
      phone_click: 1,
      whatsapp_click: 1,
      form_view: 1,
      form_start: 1,
    });
    for (const name of Object.keys(events)) expect(EVENT_NAMES).toContain(name);
  });

  for (const how of ['preferences', 'Global Privacy Control']) {
    test(`a visitor who refused by ${how} is not counted${breadth(how !== 'preferences')}`, async ({
      page,
    }) => {
      const reports = reportsOf(page);
      if (how === 'preferences') {
        await page.addInitScript(() => {
          const old = JSON.parse(localStorage.getItem('consent-preferences') ?? '{}');
          localStorage.setItem('consent-preferences', JSON.stringify({ ...old, counted: false }));
        });
      } else await sendPrivacyControl(page);
      await page.clock.install();
      await page.addInitScript(() => {
        document.addEventListener('site:vitals', () => {
          const { dataset } = document.documentElement;
          dataset['sums'] = String(Number(dataset['sums'] ?? 0) + 1);
        });
      });
      await visit(page, '/faq');
      // Both reports are made, after two seconds and at the end, and neither is sent.
      await page.clock.fastForward(2000);
      await expect(page.locator('html')).toHaveAttribute('data-sums', '1');
      await hide(page);
      await expect(page.locator('html')).toHaveAttribute('data-sums', '2');
      // The browser sends requests in order, so earlier ones have been sent.
      await page.evaluate(() => fetch('/healthz'));
      expect(reports).toEqual([]);
    });
  }

  test('timings are sent two seconds after load, and again at the end @breadth', async ({
    page,
  }) => {
    const reports = reportsOf(page);
    const first = page.waitForRequest((request) => request.url().endsWith('/counts'));
    await visit(page, '/faq');
    await first;
    const since = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation');
      return performance.now() - (navigation as PerformanceNavigationTiming).loadEventEnd;
    });
    expect(since).toBeGreaterThanOrEqual(1990);
    expect(reports[0]).toMatchObject({ path: '/faq', events: { page_view: 1 }, final: false });
    expect(Object.keys(reports[0]?.vitals ?? {}).sort()).toEqual(['CLS', 'FCP', 'LCP', 'TTFB']);

    await page.locator('main summary').first().click();
    // Waits until the browser has measured the click.
    await page.evaluate(
      () =>
        new Promise<void>((measured) => {
          const observer = new PerformanceObserver(() => measured());
          observer.observe({ type: 'first-input', buffered: true });
        }),
    );
    await hide(page);
    await hide(page);
    await expect.poll(() => reports.length).toBe(3);
    expect(reports[1]?.final).toBe(true);
    for (const metric of Object.keys(reports[1]?.vitals ?? {})) expect(METRICS).toContain(metric);
    expect(reports[1]?.vitals['LCP']).toBe(reports[0]?.vitals['LCP']);
    // The page was hidden twice; its timings are sent once.
    expect(reports[2]?.vitals).toEqual({});
  });

  test('?debug=analytics shows every event on the page and in the console @breadth', async ({
    page,
  }) => {
    const text: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'info') text.push(message.text());
    });
    await visit(page, '/?debug=analytics');
    const overlay = page.getByRole('log', { name: 'analytics' });
    await expect(overlay).toContainText('page_view');
    await page.evaluate(() => {
      for (const detail of [{ name: 'feedback_submit', type: 'bug' }, { name: 'search' }]) {
        document.dispatchEvent(new CustomEvent('site:event', { detail }));
      }
    });
    await expect(overlay).toContainText('feedback_submit {"type":"bug"}');
    await expect(overlay).toContainText('LCP');
    for (const name of ['page_view', 'feedback_submit', 'search', 'LCP', 'TTFB', 'consent']) {
      expect(text.some((line) => line.startsWith(`analytics ${name}`))).toBe(true);
    }
    await visit(page, '/faq');
    await expect(overlay).toBeHidden();
  });
});
