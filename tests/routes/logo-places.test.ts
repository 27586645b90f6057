import { beforeAll, describe, expect, it } from 'vitest';
import pt from '#app/features/brand/locales/pt-BR.json' with { type: 'json' };
import { sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { PNG } from './feedback-posts.ts';
import { drawing, file, logoNamed, logoPosts } from './logo-posts.ts';
import { type SignedIn, signedIn, visit } from './staff.ts';

const site = useBuiltSite();
let admin: SignedIn;
beforeAll(async () => {
  admin = await signedIn(site(), 'admin');
});

const { send, remove } = logoPosts(site, () => admin.cookie);

describe('a light logo', () => {
  const symbol = { type: 'symbol', variant: 'light' };
  const listed = async (name: string) => {
    const { text } = await visit(site(), '/admin/brand/logos', admin.cookie);
    const item = text.split('<li>').find((each) => each.includes(`>${name}</h2>`)) ?? '';
    return Object.entries(pt.logos.places)
      .filter(([, words]) => new RegExp(`(?:</span>|, )${escaped(words)}(?:, |</p>)`).test(item))
      .map(([place]) => place);
  };
  const escaped = (words: string) => words.replace(/[()]/g, '\\$&');
  const pictureOf = async (page: string) =>
    /og:image" content="[^"]*?(\/og\/[^"]*)"/.exec((await site().ask(page)).text)?.[1] ?? '';

  it('is rendered beside the colour logo; the page is as before once it is deleted', async () => {
    const before = (await site().ask('/')).text;
    expect(before).not.toMatch(/logo-(?:light|dark)|loading="lazy"[^>]*data-fallback/);
    await send('Clara', [file('c.svg', drawing('#eeeeee'))], { variant: 'light' });
    const { public_url: url = '' } = (await logoNamed('Clara')) ?? {};
    for (const page of ['/', '/en/contact']) {
      const { text } = await site().ask(page);
      const [, day = '', night = ''] =
        /<picture class="logo-light">(.*?)<\/picture><picture class="logo-dark">(.*?)<\/picture>/.exec(
          text,
        ) ?? [];
      expect(day).toContain('src="/brand/forja-full.svg"');
      expect(night).toContain(`src="${url}"`);
      for (const picture of [day, night]) {
        // What is not shown is not loaded, with scripts or without.
        expect(picture).toContain('loading="lazy"');
        expect(picture).toMatch(/<source media="\(scripting: none\)[^>]*srcSet="data:/i);
        expect(picture).toContain('width="120" height="32"');
        expect(picture).toContain('/brand/forja-symbol.svg');
      }
      expect(text).toContain('[data-theme=dark] .logo-light');
    }
    expect(await listed('Clara')).toEqual(['headerDark', 'mailsDark']);
    expect(await listed('Forja full')).toEqual(['header', 'mails']);
    expect((await remove('Clara')).status).toBe(200);
    expect((await site().ask('/')).text).toBe(before);
  });

  it('is the favicon of dark systems and the logo of dark preview pictures', async () => {
    const cards = { light: await pictureOf('/'), dark: await pictureOf('/craft') };
    await send('Clarão', [file('c.svg', drawing('#eeeeee'))], symbol);
    const { public_url: url = '' } = (await logoNamed('Clarão')) ?? {};
    const { text } = await site().ask('/');
    expect(text).toContain('href="/brand/favicon.svg" type="image/svg+xml"/>');
    expect(text).toContain(
      `<link rel="icon" href="${url}" type="image/svg+xml" media="(prefers-color-scheme:dark)"/>`,
    );
    expect(await listed('Clarão')).toEqual(['narrowDark', 'faviconDark', 'cardsDark']);
    expect(await pictureOf('/')).toBe(cards.light);
    expect(await pictureOf('/craft')).not.toBe(cards.dark);
    expect((await site().ask(await pictureOf('/craft'))).status).toBe(200);
    expect((await remove('Clarão')).status).toBe(200);
  });

  it('with a context is used only there', async () => {
    await send('Só aba', [file('c.svg', drawing('#eeeeee'))], {
      ...symbol,
      context: 'icons and favicons',
    });
    expect(await listed('Só aba')).toEqual(['faviconDark']);
    expect((await site().ask('/')).text).not.toContain('logo-dark');
    expect((await remove('Só aba')).status).toBe(200);
  });
});

describe('an active logo', () => {
  it('that is a bitmap is used unchanged in icons and previews', async () => {
    const icon = async () => (await site().ask('/icons/192.png')).raw.toString('base64');
    const before = await icon();
    await send('Pixel', [file('p.png', PNG)], { type: 'symbol' });
    const drawn = await icon();
    expect(drawn).not.toBe(before);
    // Not the mark that stands in for a logo that cannot be drawn.
    await sql("update public.logos set public_url = '/logos/nada.svg?v=1' where name = 'Pixel'");
    expect(await icon()).not.toBe(drawn);
    expect((await remove('Pixel')).status).toBe(200);
    expect(await icon()).toBe(before);
  });

  it('replaces the symbol where no other is active', async () => {
    await sql("update public.logos set is_active = false where type = 'symbol'");
    const { text } = await site().ask('/');
    expect(text).toMatch(/<source media="\(48rem[^>]*srcSet="\/brand\/forja-full.svg"/i);
    await sql("update public.logos set is_active = true where type = 'symbol'");
  });
});
