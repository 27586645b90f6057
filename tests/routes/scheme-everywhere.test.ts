import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inflateSync } from 'node:zlib';
import PostalMime from 'postal-mime';
import { beforeAll, describe, expect, it } from 'vitest';
import { areaPaths, endpoints } from '#app/paths.ts';
import { projectRoot } from '#app/platform/project-root.server.ts';
import { hexOf, parseColor } from '#app/ui/tokens/color.ts';
import { groundsOf } from '#app/ui/tokens/neutral-tokens.ts';
import { post, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { COMPANY_FIELDS } from './company-rows.ts';
import { leadPost } from './lead-post.ts';
import { type SignedIn, signedIn, visit } from './staff.ts';
import { builtInOf, STRIKING } from './striking-scheme.ts';

const site = useBuiltSite();
let admin: SignedIn;
let client: SignedIn;

const pictureOf = async (page: string) =>
  /og:image" content="[^"]*?(\/og\/[^"]*)"/.exec((await site().ask(page)).text)?.[1] ?? '';
const before: Record<string, string> = {};
const PICTURES = ['/', '/en', '/craft', '/contato'];
const ICONS = [
  '/icons/192.png',
  '/icons/512.png',
  '/icons/maskable-512.png',
  '/apple-touch-icon.png',
];

beforeAll(async () => {
  admin = await signedIn(site(), 'admin');
  client = await signedIn(site(), null);
  for (const page of PICTURES) before[page] = await pictureOf(page);
  for (const icon of ICONS) before[icon] = (await site().ask(icon)).headers.etag ?? '';
  await sql(
    `update public.brand_colors set (primary_color, accent_color, neutral_scale, semantic_colors,
       system_colors, gradients, shadows) = (select primary_color, accent_color, neutral_scale,
       semantic_colors, system_colors, gradients, shadows
       from jsonb_populate_record(null::public.brand_colors, $1)) where is_active`,
    JSON.stringify(STRIKING),
  );
});

const NAMED = {
  'neutral.800': STRIKING.neutral_scale[800],
  'neutral.900': STRIKING.neutral_scale[900],
  'system.background': STRIKING.system_colors.background,
  'system.surface': STRIKING.system_colors.surface,
};
const { light, dark } = groundsOf(NAMED);
const PAPER = { light: hexOf(light.paper), dark: hexOf(dark.paper) };

/** The colour in the corner of a PNG of whole pixels; whatever filter a first row has, its first
 * pixel is there as it is. */
function cornerOf(picture: Buffer): string {
  const parts: Buffer[] = [];
  for (let at = 8; at < picture.length; ) {
    const length = picture.readUInt32BE(at);
    if (picture.toString('latin1', at + 4, at + 8) === 'IDAT') {
      parts.push(picture.subarray(at + 8, at + 8 + length));
    }
    at += length + 12;
  }
  return `#${inflateSync(Buffer.concat(parts)).subarray(1, 4).toString('hex')}`;
}

/** Everything of the head and the body that is a colour of the page itself: its style and its metas. */
const colorsOf = (html: string) =>
  [...html.matchAll(/<style[^>]*>([^<]*)<\/style>|name="theme-color" content="([^"]*)"/g)]
    .map(([, style = '', meta = '']) => style + meta)
    .join('\n');

/** Tokens of tokens.css that are a colour by themselves: a scheme has to say each of them again. */
const tokens = () => {
  const css = readFileSync(path.join(projectRoot(), 'app/styles/tokens.css'), 'utf8');
  const root = /:root \{([\s\S]*?)\n {2}\}/.exec(css)?.[1] ?? '';
  return [...root.matchAll(/(--[\w-]+): (?:light-dark\()?#/g)].map(([, name = '']) => name);
};

describe('a scheme that sets every colour', () => {
  it.each([
    ['the home page', '/'],
    ['the home page in English', '/en'],
    ['a dark page', '/craft'],
    ['contact', '/contato'],
    ['the page without a network', '/offline'],
    ['no page at all', '/nao-existe'],
    ['the door', areaPaths.auth],
    ['the admin area', '/admin/brand', () => admin.cookie],
    ['the portal', areaPaths.portal, () => client.cookie],
  ])('leaves no built-in colour on %s', async (_, address, who = () => '') => {
    const { text } = await visit(site(), address, who());
    const colors = colorsOf(text);
    expect(builtInOf(colors)).toEqual([]);
    expect(colors).toContain(`--brand-primary:${STRIKING.primary_color}`);
    expect(tokens().length).toBeGreaterThan(10);
    for (const token of tokens()) expect(colors).toContain(`${token}:`);
    expect(colors).toContain(PAPER.light);
    expect(colors).toContain(PAPER.dark);
  });

  it.each(Object.values(endpoints.manifest))('is in %s', async (address) => {
    const { text } = await site().ask(address);
    expect(builtInOf(text)).toEqual([]);
    const manifest = JSON.parse(text) as Record<string, string>;
    expect(manifest['theme_color']).toBe(PAPER.light);
    expect(manifest['background_color']).toBe(PAPER.light);
  });

  it.each(ICONS)('is the ground of %s', async (address) => {
    const { headers, raw } = await site().ask(address);
    expect(headers.etag).not.toBe(before[address]);
    expect(cornerOf(raw)).toBe(PAPER.light);
  });

  it.each(PICTURES)('is in the preview picture of %s, under another address', async (page) => {
    const address = await pictureOf(page);
    expect(address).not.toBe(before[page]);
    const { raw } = await site().ask(address);
    expect(cornerOf(raw)).toBe(page === '/craft' ? PAPER.dark : PAPER.light);
  });

  it('is in sent mails', async () => {
    await site().ask('/projeto/enviar', leadPost({ origin: site().origin }));
    const folder = path.join(site().dataDir, 'mailbox');
    const mails = () =>
      existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : [];
    await expect.poll(() => mails().length).toBeGreaterThan(0);
    for (const name of mails()) {
      const { html = '' } = await PostalMime.parse(readFileSync(path.join(folder, name)));
      expect(builtInOf(html)).toEqual([]);
      expect(html).toContain(PAPER.light);
      expect(html).toContain(PAPER.dark);
    }
  });

  it('is in the preview of the company', async () => {
    const answer = await post(
      site(),
      '/admin/company',
      { ...COMPANY_FIELDS, intent: 'preview', revision: '1' },
      { cookie: admin.cookie },
    );
    expect(answer.status).toBe(200);
    const framed = /srcDoc="([^"]*)"/i.exec(answer.text)?.[1] ?? '';
    expect(framed).toContain(`--paper:light-dark(${PAPER.light}`);
    expect(builtInOf(framed)).toEqual([]);
  });
});

it('stylesheets use the tokens, with no colour of their own except black, white and listed drawings', () => {
  const app = path.join(projectRoot(), 'app');
  const own = readdirSync(app, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css') && !name.endsWith('styles/tokens.css'))
    .flatMap((name) =>
      [...readFileSync(path.join(app, name), 'utf8').matchAll(/#[0-9a-f]{3,8}\b/gi)]
        .map(([color]) => color)
        .filter(
          (color) => !/^#(?:f{3,4}|0{3,4}|[f]{6}[0-9a-f]{0,2}|0{6}[0-9a-f]{0,2})$/i.test(color),
        )
        .map((color) => `${path.basename(name)} ${color}`),
    );
  // The skin of a drawn face, which is lit and not inverted.
  expect(own).toEqual(['company.css #c3c6e4']);
});

it('the expected colours are those of the scheme', () => {
  expect(hexOf(parseColor(STRIKING.system_colors.background))).toBe(PAPER.light);
});
