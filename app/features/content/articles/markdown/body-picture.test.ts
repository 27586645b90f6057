import { describe, expect, it } from 'vitest';
import { picturesIn, writtenPicture } from '../admin/text-pictures.ts';
import { bodyPictureAddress, bodyPictureAt, roomOf } from './body-picture.ts';
import { renderMarkdown } from './render-markdown.server.ts';

const ID = '0123456789abcdef0123456789abcdef';
const AT = `/media/${ID}-960.webp`;

describe('the address of a picture within a text', () => {
  it.each([
    [`${AT}#960x1280`, { id: ID, size: { width: 960, height: 1280 } }],
    [
      `${AT}#960x1280,wide,top-left`,
      { id: ID, size: { width: 960, height: 1280 }, crop: 'wide', focus: 'top-left' },
    ],
    [`${AT}#square`, { id: ID, crop: 'square' }],
    [AT, { id: ID }],
  ] as const)('holds what staff chose: %s', (address, picture) => {
    expect(bodyPictureAt(address)).toEqual(picture);
    expect(bodyPictureAddress(picture)).toBe(address);
  });

  it('ignores what is no crop, and a focus without one', () => {
    expect(bodyPictureAt(`${AT}#960x1280,round,constructor,top`)).toEqual({
      id: ID,
      size: { width: 960, height: 1280 },
    });
  });

  it('makes room for the crop, not for the picture', () => {
    const size = { width: 960, height: 1280 };
    expect(roomOf({ id: ID, size })).toEqual(size);
    expect(roomOf({ id: ID, size, crop: 'wide' })).toEqual({ width: 960, height: 540 });
  });
});

describe('a cropped picture on its page', () => {
  it('names its crop and what may not be cut off', () => {
    const { html } = renderMarkdown(`![Mesa](${AT}#960x1280,wide,top)`, 'pt-BR');
    expect(html).toContain('width="960" height="540"');
    expect(html).toContain('data-crop="wide" data-focus="top"');
    const whole = renderMarkdown(`![Mesa](${AT}#960x1280)`, 'pt-BR').html;
    expect(whole).not.toContain('data-crop');
  });
});

describe('the pictures of a text', () => {
  const text = `Um.\n\n![Mesa \\[de\\] trabalho](${AT}#960x1280 "Legenda")\n\n![x](/outra.png)`;

  it('are those of this site, with their descriptions', () => {
    expect(picturesIn(text)).toMatchObject([{ alt: 'Mesa [de] trabalho', picture: { id: ID } }]);
  });

  it('are written back where they stood, the caption untouched', () => {
    const [one] = picturesIn(text);
    if (!one) throw new Error('There is no picture.');
    const now = writtenPicture({ alt: 'Mesa]', picture: { ...one.picture, crop: 'square' } });
    expect(text.slice(0, one.from) + now + text.slice(one.to)).toBe(
      `Um.\n\n![Mesa\\]](${AT}#960x1280,square "Legenda")\n\n![x](/outra.png)`,
    );
  });
});
