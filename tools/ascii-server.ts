import type { Plugin } from 'vite';

const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * Writes the server's chunks in ASCII. A source text with one other letter takes two bytes a letter for as long
 * as the process runs.
 */
export function asciiServer(): Plugin {
  return {
    name: 'ascii-server',
    renderChunk(code) {
      if (this.environment.name !== 'ssr') return null;
      return { code: code.replace(/[^\0-\x7f]/g, escaped), map: null };
    },
  };
}
