import path from 'node:path';
import { fileTypeFromFile } from 'file-type';

/** Names that plain text may have. Text under another name could be meant to be run or drawn. */
const TEXT_NAMES = new Set(['', '.txt', '.log', '.md', '.csv']);

/**
 * The type of a file, by its bytes. `isText` means UTF-8 without control characters: text has no other mark
 * to know it by. Undefined where nothing is known, or a name contradicts the text.
 */
export async function sniffedType(
  place: string,
  name: string,
  isText: boolean,
): Promise<string | undefined> {
  const known = await fileTypeFromFile(place);
  if (known) return known.mime;
  return isText && TEXT_NAMES.has(path.extname(name).toLowerCase()) ? 'text/plain' : undefined;
}
