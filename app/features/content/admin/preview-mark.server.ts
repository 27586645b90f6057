import { instanceOf } from '#app/i18n/instances.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { hashOfInline } from '#app/platform/http/content-security.server.ts';

/** Stays in sight wherever the page is scrolled to, in colours that no page of the site has. */
const STYLE =
  '.preview-mark{position:sticky;top:0;z-index:2147483647;margin:0;padding:6px 16px;' +
  'background:repeating-linear-gradient(-45deg,#fff 0 10px,#fde68a 10px 20px);' +
  'border-bottom:2px solid #111;color:#111;font:600 14px/1.4 sans-serif;text-align:center}' +
  '.preview-mark b{background:#fff;padding:2px 8px}';

/** The page with a band that says that it is none: a preview must not be taken for the site. */
export async function markedAsPreview(
  page: Response,
  locale: Locale,
): Promise<{ body: string; headers: Headers }> {
  const t = instanceOf(locale).getFixedT(locale, 'content', 'preview');
  const band = `<style>${STYLE}</style><p class="preview-mark"><b>${t('mark')}</b></p>`;
  const html = await page.text();
  const headers = new Headers(page.headers);
  for (const name of ['x-valid-until', 'content-length', 'etag']) headers.delete(name);
  const policy = headers.get('content-security-policy');
  if (policy) {
    headers.set(
      'content-security-policy',
      policy.replace("style-src 'self'", `style-src 'self' ${hashOfInline(STYLE)}`),
    );
  }
  const body = html
    .replace('<title>', `<title>${t('titlePrefix')} `)
    .replace(/<body[^>]*>/, (tag) => tag + band);
  return { body, headers };
}
