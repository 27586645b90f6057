import { FILE_TYPES, LARGEST_FILE_BYTES } from './feedback-rules.ts';

type Judged = {
  name: string;
  size: number;
  type: string | undefined;
  tooLarge: boolean;
  /** False where there was no room for it, and its type is unknown. */
  kept?: boolean;
};

/** Why a file is refused; the message names it. */
export type FileRefusal = { code: 'tooLarge' | 'unsupported' | 'empty'; name: string };

/** The error of each of these files; none when all may be attached. */
export function refusedFiles(files: readonly Judged[]): FileRefusal[] {
  return files.flatMap(({ name, size, type, tooLarge, kept = true }): FileRefusal[] => {
    if (tooLarge || size > LARGEST_FILE_BYTES) return [{ code: 'tooLarge', name }];
    if (size === 0) return [{ code: 'empty', name }];
    if (!kept) return [];
    return type && FILE_TYPES.includes(type) ? [] : [{ code: 'unsupported', name }];
  });
}
