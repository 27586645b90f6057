import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#app/paths.ts';
import { breadth } from '../breadth.ts';
import { nextAddress } from '../routes/auth-posts.ts';
import { useBuiltSite } from '../routes/built-site.ts';
import { resetContent, revisionIn, useContentStaff } from '../routes/content-posts.ts';
import { multipart } from '../routes/feedback-posts.ts';
import { type Crawl, crawl } from './crawl.ts';
import { HOSTILE_KINDS, hostileItems } from './hostile-items.ts';
import { htmlBytes, scales } from './page-weight.ts';

const site = useBuiltSite();
const { staff, editor, send, made } = useContentStaff(site);

const KB = 1024;
const BUDGET = { html: 14 * KB, js: 8 * KB };
const EACH = breadth(2, 13);
const MINUTES = 60_000;

const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#446688' }, limitInputPixels: false });

async function sendPhoto(item: string, fields: Record<string, string>, file: File) {
  const revision = revisionIn((await editor(item)).text);
  const form = { intent: 'publish', revision, 'photo.file': '', 'photo.focus': 'top', ...fields };
  const bytes = Buffer.from(await file.arrayBuffer());
  const files = [{ name: file.name, bytes, type: file.type }];
  const { body, type } = await multipart(form, files, 'photo.upload');
  return site().ask(`/admin/content/${item}`, {
    method: 'POST',
    headers: {
      'content-type': type,
      'content-length': String(Buffer.byteLength(body)),
      origin: site().origin,
      'x-forwarded-for': nextAddress(),
      cookie: staff.admin.cookie,
    },
    body,
  });
}

const fileOf = (name: string, type: string, bytes: Uint8Array | string) =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name, { type });

const PERSON = {
  name: 'Retrato',
  ...{ 'text.pt-BR.role': 'Ofício', 'text.pt-BR.line': 'Faz.', 'text.pt-BR.photoAlt': 'Um rosto' },
  ...{ 'text.en.role': 'Trade', 'text.en.line': 'Makes.', 'text.en.photoAlt': 'A face' },
};

/** Opening tags; text of scripts and styles is none of them. */
const tagsOf = (html: string): string[] =>
  html.replace(/(<(script|style)\b[^>]*>)[\s\S]*?<\/\2>/g, '$1').match(/<[a-z][^>]*>/gi) ?? [];

describe('a picture that staff upload', () => {
  it.each(['png', 'jpeg', 'webp', 'avif'] as const)('is taken as %s', async (format) => {
    const bytes = await canvas(600, 700).toFormat(format).toBuffer();
    const item = await made('person');
    const reply = await sendPhoto(item, PERSON, fileOf(`a.${format}`, `image/${format}`, bytes));
    expect([format, reply.status]).toEqual([format, 303]);
  });

  it('is refused in words where it is another thing', async () => {
    const png = await canvas(600, 700).png().toBuffer();
    const item = await made('person');
    for (const [name, type, bytes] of [
      ['a.gif', 'image/gif', await canvas(600, 700).gif().toBuffer()],
      ['a.svg', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg" onload="planted(1)"/>'],
      ['a.png', 'image/png', '<svg xmlns="http://www.w3.org/2000/svg" onload="planted(1)"/>'],
      ['a.png', 'image/png', '<script>planted(1)</script>'],
      ['a.png', 'image/png', png.subarray(0, png.length / 2)],
      ['a.png', 'image/png', await canvas(8000, 7000).png().toBuffer()],
      ['a.png', 'image/png', await canvas(2000, 300).png().toBuffer()],
      ['a.png', 'image/png', await canvas(20, 20).png().toBuffer()],
      ['a.png', 'image/png', ''],
    ] as const) {
      const reply = await sendPhoto(item, PERSON, fileOf(name, type, bytes));
      const said = /id="f-photo[.]file-e[^>]*>([^<]+)</.exec(reply.text)?.[1];
      expect([name, bytes.length, reply.status, said]).toEqual([
        name,
        bytes.length,
        422,
        expect.any(String),
      ]);
    }
  });
});

describe(`${EACH * HOSTILE_KINDS.length} items of staff`, () => {
  let found: Crawl;

  beforeAll(async () => {
    await resetContent();
    const refused: string[] = [];
    for (const { kind, manner, fields } of hostileItems(EACH)) {
      const item = await made(kind);
      const reply = await send(item, { intent: 'publish', ...fields });
      const mistakes = [...reply.text.matchAll(/aria-describedby="f-([^"]+)-e/g)].map(([, f]) => f);
      if (reply.status !== 303) refused.push(`${kind} ${manner}: ${reply.status} ${mistakes}`);
    }
    // Pictures of a person are on the pages, too.
    const bytes = await canvas(600, 700).webp().toBuffer();
    const photo = fileOf('a.webp', 'image/webp', bytes);
    expect((await sendPhoto(await made('person'), PERSON, photo)).status).toBe(303);
    expect(refused).toEqual([]);
    const { text } = await site().ask(endpoints.sitemap);
    const listed = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
    const starts = listed.map((url) => new URL(url).pathname);
    found = await crawl(site(), ['/', '/en', ...starts]);
  }, 10 * MINUTES);

  const each = (fault: (html: string) => unknown[]) =>
    found.pages.flatMap(({ address, html }) => {
      const faults = fault(html);
      return faults.length > 0 ? [`${address}: ${faults.slice(0, 3).join(' | ')}`] : [];
    });

  it('are on pages without a broken link or file', async () => {
    expect(found.broken).toEqual([]);
    expect(found.pages.length).toBeGreaterThan(100);
    const lost: string[] = [];
    for (const [file, from] of found.files) {
      // Previews for other sites are drawn when they are first asked for.
      if (file.startsWith(`${endpoints.pictures}/`)) continue;
      const { status } = await site().ask(file);
      if (status !== 200) lost.push(`${from} → ${file}: ${status}`);
    }
    expect(lost).toEqual([]);
  });

  it('put no element into a page', () => {
    const runs = (tag: string) => {
      const values = [...tag.matchAll(/\s(?:href|src|action|formaction)="([^"]*)"/gi)];
      return (
        /^<(?:iframe|object|embed|base|svg\/)/i.test(tag) ||
        /\son[a-z]+\s*=/i.test(tag.replace(/="[^"]*"/g, '=""')) ||
        values.some(([, to = '']) => /^\s*(?:javascript|vbscript|data:text)/i.test(to)) ||
        /^<(?:img|script|base)\b[^>]*\ssrc="?x/i.test(tag)
      );
    };
    expect(each((html) => tagsOf(html).filter(runs))).toEqual([]);
    // The page's data are in scripts, too, where a text ends none of them.
    const scripts = (html: string) => [...html.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)];
    expect(
      each((html) =>
        scripts(html).filter(([, code = '']) => /^window\.planted|^planted/.test(code)),
      ),
    ).toEqual([]);
  });

  it('give no id twice to a page', () => {
    expect(
      each((html) => {
        const ids = tagsOf(html).flatMap((tag) => /\sid="([^"]+)"/.exec(tag)?.[1] ?? []);
        return ids.filter((id, place) => ids.indexOf(id) !== place);
      }),
    ).toEqual([]);
  });

  it('have addresses of their own, whatever they are called', () => {
    const items = found.pages.filter(({ pathname }) =>
      /\/igual-a-todos(?:-\d+)?(?:\/|$)/.test(pathname),
    );
    expect(new Set(items.map(({ pathname }) => pathname)).size).toBe(items.length);
    expect(items.length).toBeGreaterThan(4);
  });

  it(
    'keep the pages within their budgets',
    async () => {
      const { scripts } = scales(site());
      const over: string[] = [];
      // All other pages are weighed by crawl.test.ts.
      const theirs = found.pages.filter(({ html }) => /Igual a todos|planted/.test(html));
      expect(theirs.length).toBeGreaterThan(EACH * 4);
      for (const page of theirs) {
        const html = await htmlBytes(site(), page.address);
        const js = await scripts(page.scripts);
        if (html > BUDGET.html) over.push(`${page.address}: html ${html} B`);
        if (js > BUDGET.js) over.push(`${page.address}: js ${js} B`);
      }
      expect(over).toEqual([]);
    },
    5 * MINUTES,
  );
});
