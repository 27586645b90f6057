import { type BodyPicture, bodyPictureAddress, bodyPictureAt } from '../markdown/body-picture.ts';

/** A picture that a text names, and where it is named. */
export type TextPicture = {
  picture: BodyPicture;
  /** What it shows, as visitors who do not see it read it. */
  alt: string;
  from: number;
  to: number;
};

/** Description and address; a caption may follow, which stays as it is. */
const PICTURE = /!\[((?:[^\]\\]|\\.)*)\]\((\/media\/[^\s)]+)/g;

/** Pictures of this site in a text, in its order. */
export const picturesIn = (markdown: string): TextPicture[] =>
  [...markdown.matchAll(PICTURE)].flatMap(({ 0: whole, 1: alt = '', 2: address = '', index }) => {
    const picture = bodyPictureAt(address);
    if (!picture) return [];
    const to = index + whole.length;
    return [{ picture, alt: alt.replace(/\\(.)/g, '$1'), from: index, to }];
  });

/** What stands for a picture in the text, up to where its caption or its end follows. */
export const writtenPicture = ({ picture, alt }: Pick<TextPicture, 'picture' | 'alt'>): string =>
  `![${alt.replace(/\s/g, ' ').replace(/[[\]\\]/g, '\\$&')}](${bodyPictureAddress(picture)}`;
