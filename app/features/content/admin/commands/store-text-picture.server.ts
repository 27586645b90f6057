import { z } from 'zod';
import { command, Refusal } from '#app/access/commands/command.server.ts';
import { asPerson } from '#app/access/guard.server.ts';
import { bodyPictureAddress } from '../../articles/markdown/body-picture.ts';
import { readItem } from '../../overrides/made-items.store.server.ts';
import { isMarkdown } from '../../overrides/visibility.ts';
import { storePicture } from '../../pictures/picture-files.server.ts';
import { resizePicture } from '../../pictures/resize-picture.server.ts';

/** The control of the file, and where its mistake is shown. */
const PICTURE = 'picture';

/** Somebody who writes saves within that time; a picture that no text names then is deleted. */
const TWO_DAYS = 2 * 24 * 60 * 60;

/** Stores a picture for a text that is being written, and answers with what stands for it there. */
export const storeTextPicture = command({
  permission: 'site:update',
  input: z.object({}),
  async prepare({ user, params, upload: { files } }) {
    const item = await asPerson(user, (tx) => readItem(tx, params['kind'], params['slug']));
    if (!item || !isMarkdown(item.kind)) throw new Refusal('gone', 404);
    const [file] = files;
    if (!file) throw new Refusal('invalid', 422, undefined, { [PICTURE]: 'empty' });
    const picture = await resizePicture(file);
    if ('error' in picture) {
      throw new Refusal('invalid', 422, undefined, { [PICTURE]: picture.error });
    }
    await storePicture(picture, TWO_DAYS);
    return picture;
  },
  run: async ({ ready: { id, width, height } }) => ({
    address: bodyPictureAddress({ id, size: { width, height } }),
  }),
});
