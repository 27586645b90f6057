import { z } from 'zod';

/* Fields of forms that change rows of settings. */

/** The id of a row; an invalid one names no row. */
export const settingId = z.uuid().catch('00000000-0000-0000-0000-000000000000');

/** The revision that a form was filled in from: of several the last one, which a conflict has added; 0 for
 * none. */
export const seenRevision = z.coerce.number().int().catch(0);

/** The name of a change set. */
export const changeSet = z.string().catch('');
