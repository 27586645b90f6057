import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { pathTo } from '#app/paths.ts';
import { nextAddress } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { resetContent, revisionIn, useContentStaff } from './content-posts.ts';
import { multipart } from './feedback-posts.ts';

const site = useBuiltSite();
const { staff, editor, send, act, made, publicText } = useContentStaff(site);

const statusOf = async (path: string) => (await site().ask(path)).status;
const ARTICLE = {
  publishedIn: 'pt-BR',
  'texts.pt-BR.name': 'Meça antes de automatizar',
  'texts.pt-BR.summary': 'Três perguntas escolhem a primeira tarefa.',
};
const AT = pathTo('article', 'pt-BR', { slug: 'meca-antes-de-automatizar' });

afterEach(resetContent);

const photo = () =>
  sharp({ create: { width: 1600, height: 900, channels: 3, background: '#446688' } })
    .jpeg()
    .toBuffer();

/** Posts a picture for a text as the button of its field does. */
async function upload(item: string, bytes: Buffer, cookie = staff.admin.cookie) {
  const { body, type } = await multipart(
    { intent: 'picture' },
    [{ name: 'mesa.jpg', bytes, type: 'image/jpeg' }],
    'picture',
  );
  return site().ask(`/admin/content/${item}.data`, {
    method: 'POST',
    headers: {
      'content-type': type,
      'content-length': String(Buffer.byteLength(body)),
      origin: site().origin,
      'x-forwarded-for': nextAddress(),
      cookie,
    },
    body,
  });
}

/** Red above, blue below. */
const twoColors = () =>
  sharp({ create: { width: 900, height: 1200, channels: 3, background: '#0000ff' } })
    .composite([
      {
        input: { create: { width: 900, height: 400, channels: 3, background: '#ff0000' } },
        left: 0,
        top: 0,
      },
    ])
    .jpeg()
    .toBuffer();

describe('the picture for link previews', () => {
  it('is that of the article, cropped around what staff chose, as JPEG', async () => {
    const item = await made('article');
    const revision = revisionIn((await editor(item)).text);
    const texts = { ...ARTICLE, 'texts.pt-BR.markdown': 'Texto.' };
    const fields = {
      ...{ revision, intent: 'publish', 'photo.file': '', 'photo.focus': 'top', ...texts },
      'texts.pt-BR.photoAlt': 'Duas cores',
    };
    const { body, type } = await multipart(
      fields,
      [{ name: 'cores.jpg', bytes: await twoColors(), type: 'image/jpeg' }],
      'photo.upload',
    );
    const sent = await site().ask(`/admin/content/${item}`, {
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
    expect(sent.status).toBe(303);
    const shared = async () => {
      const page = await publicText(AT);
      expect(page).toContain('property="og:image:alt" content="Duas cores"');
      const address = /property="og:image" content="[^"]*?(\/og\/[^"]+)"/.exec(page)?.[1] ?? '';
      expect(address).toMatch(/[.]jpg[?]v=/);
      const { status, headers, raw } = await site().ask(address);
      expect([status, headers['content-type']]).toEqual([200, 'image/jpeg']);
      expect(await statusOf(address.replace('.jpg', '.png'))).toBe(404);
      const picture = sharp(raw);
      const { width, height } = await picture.metadata();
      const { dominant } = await picture.stats();
      return { size: [width, height], color: dominant.r > dominant.b ? 'red' : 'blue' };
    };
    expect(await shared()).toEqual({ size: [1200, 630], color: 'red' });
    await send(item, { intent: 'publish', 'photo.focus': 'bottom' });
    expect(await shared()).toEqual({ size: [1200, 630], color: 'blue' });
  });
});

describe('a picture within a text', () => {
  it('is stored in several widths, and published once it is described', async () => {
    const item = await made('article');
    const reply = await upload(item, await photo());
    expect(reply.status).toBe(200);
    const address = /\/media\/[0-9a-f]{32}-960\.webp#\d+x\d+/.exec(reply.text)?.[0] ?? '';
    expect(address).toMatch(/#\d+x\d+$/);
    const text = (alt: string) => ({
      ...ARTICLE,
      'texts.pt-BR.markdown': `Antes.\n\n![${alt}](${address})\n\nDepois.`,
    });
    const refused = await send(item, { intent: 'publish', ...text('') });
    expect(refused.status).toBe(422);
    expect(refused.text).toMatch(/aria-describedby="f-texts[.]pt-BR[.]markdown-e/);
    expect((await send(item, { intent: 'publish', ...text('Mesa de conferência') })).status).toBe(
      303,
    );
    const page = await publicText(AT);
    expect(page).toContain('alt="Mesa de conferência"');
    for (const [, path = ''] of page.matchAll(/(\/media\/[0-9a-f]{32}-\d+\.(?:avif|webp)) \d+w/g)) {
      expect([path, await statusOf(path)]).toEqual([path, 200]);
    }
  });

  it('is deleted with the article that is erased', async () => {
    const item = await made('article');
    const address = /\/media\/[0-9a-f]{32}-960/.exec((await upload(item, await photo())).text);
    const [path = ''] = address ?? [];
    const text = `![Mesa](${path}.webp)`;
    expect(
      (await send(item, { intent: 'publish', ...ARTICLE, 'texts.pt-BR.markdown': text })).status,
    ).toBe(303);
    const file = `${path}.webp`;
    expect(await statusOf(file)).toBe(200);
    await act({ intent: 'remove', item });
    expect((await act({ intent: 'erase', item })).status).toBe(200);
    expect(await statusOf(AT)).toBe(404);
    await expect.poll(() => statusOf(file)).toBe(404);
  });

  it('is refused without the permission, and where it is no picture', async () => {
    const item = await made('article');
    expect((await upload(item, await photo(), staff.viewer.cookie)).status).toBe(403);
    expect((await upload(item, Buffer.from('<svg onload=alert(1)>'))).status).toBe(422);
    expect((await upload(await made('idea'), await photo())).status).toBe(404);
  });
});
