import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const root = path.dirname(import.meta.dirname);

/**
 * Writes to `build/chunk-modules.json` which source files each script of the browser holds, and which scripts it
 * imports at once: `tests/site/staff-code.test.ts` checks with it that visitors load no staff code.
 */
export function chunkModules(): Plugin {
  return {
    name: 'chunk-modules',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk'
          ? [
              [
                file.fileName,
                {
                  imports: file.imports,
                  modules: file.moduleIds.map((id) => path.relative(root, id.split('?')[0] ?? '')),
                },
              ] as const,
            ]
          : [],
      );
      mkdirSync(path.join(root, 'build'), { recursive: true });
      writeFileSync(
        path.join(root, 'build/chunk-modules.json'),
        JSON.stringify(Object.fromEntries(chunks)),
      );
    },
  };
}
