import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectFolder, sourceFiles } from '../../tools/source-files.ts';

/** What operators and developers read. */
export const documents = () => sourceFiles('*.md');

export const textOf = (file: string) => readFileSync(path.join(projectFolder, file), 'utf8');

type Block = { language: string; text: string; line: number };

/** The fenced blocks of a document. */
export function blocksOf(document: string): Block[] {
  const text = textOf(document);
  return [...text.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].map((found) => ({
    language: found[1] ?? '',
    text: found[2] ?? '',
    line: text.slice(0, found.index).split('\n').length,
  }));
}

/** What a document shows as code: its blocks, and what is between backticks in a line. */
export function codeOf(document: string): string[] {
  const prose = textOf(document).replace(/^```[\s\S]*?^```$/gm, '');
  const spans = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
  return [...blocksOf(document).map(({ text }) => text), ...spans];
}
