import type { Context } from 'hono';
import { storableJsonOf } from '#app/platform/http/storable-text.ts';

/** What scripts of ours report is a few hundred bytes. */
const LARGEST_CHARACTERS = 8192;

/** The JSON that was posted, or undefined for anything else: no schema takes that. */
export async function postedJson(context: Context): Promise<unknown> {
  const text = await context.req.text();
  if (text.length > LARGEST_CHARACTERS) return undefined;
  try {
    return storableJsonOf(text);
  } catch {
    return undefined;
  }
}
