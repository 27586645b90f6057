import type { Plugin } from 'vite';

const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * Writes the server's chunks in ASCII. A source text with one other letter takes two bytes a letter for as long
 * as the process runs.
 */
export function asciiServer(): Plugin {
  return {
    name: 'ascii-server',
    generateBundle: {
      // After what prints the chunks anew.
      order: 'post',
      handler(_, bundle) {
        if (this.environment.name !== 'ssr') return;
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === 'chunk') chunk.code = chunk.code.replace(/[^\0-\x7f]/g, escaped);
        }
      },
    },
  };
}
