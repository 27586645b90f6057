import { z } from 'zod';
import { areaPaths } from '#app/paths.ts';
import { ownAddress } from '#app/platform/http/own-address.ts';

/** The posted address of the screen that the user was on; any other address is the start of the admin area. */
export const backInAdmin = z
  .string()
  .max(500)
  .transform((back) => ownAddress(back, [areaPaths.admin]) ?? areaPaths.admin)
  .catch(areaPaths.admin);
