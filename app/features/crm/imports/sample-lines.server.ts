import { storage } from '#app/platform/files/storage.server.ts';
import { bytesOf, csvLines } from './csv.server.ts';
import type { Import } from './imports.ts';

const LINES = 3;

/** The first lines of a file, for the screen that maps its columns; none once the file is deleted. */
export async function sampleLines(found: Import): Promise<string[][]> {
  const file = found.storageKey ? await storage().read(found.storageKey) : undefined;
  if (!file) return [];
  const lines: string[][] = [];
  for await (const { cells } of csvLines(bytesOf(file), found)) {
    lines.push(cells.map((cell) => cell.trim().slice(0, 80)));
    if (lines.length > LINES) break;
  }
  return lines.slice(1);
}
