import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/*
 * Message catalogues are found by their folders: `<namespace>/locales/pt-BR.json` and `en.json`, or
 * `<namespace>/site/locales/…` for one audience. The list of them is written before the type check, and the
 * browser gets one file for the admin area and a language.
 */

const root = path.dirname(import.meta.dirname);
const GENERATED = path.join(root, 'app/generated/catalogues.ts');

export type Catalogue = {
  namespace: string;
  /** Relative to the project, with slashes: `app/features/tickets/locales`. */
  folder: string;
};

const namespaceOf = (folder: string): string =>
  path.basename(path.dirname(folder).replace(/(?<=features\/.+)\/(?:admin|portal|site)$/, ''));

/** Every catalogue, in the order of its namespace. Throws when two folders have one name. */
export function findCatalogues(): Catalogue[] {
  const found = globSync('app/**/locales/pt-BR.json', { cwd: root }).map((file) => {
    const folder = path.dirname(file).split(path.sep).join('/');
    return { namespace: namespaceOf(folder), folder };
  });
  found.sort((one, other) => (one.namespace < other.namespace ? -1 : 1));
  const twice = found.find(({ namespace }, index) => found[index + 1]?.namespace === namespace);
  if (twice) throw new Error(`Two folders with messages are called ${twice.namespace}.`);
  return found;
}

/** Messages that the admin area does not show: pages of the site, of clients and of signing in. */
const NOT_FOR_STAFF =
  /^app\/(?:areas\/(?:auth|portal)\/|features\/.*\/(?:site|portal)\/|consent\/)/;
/** Namespaces of the site that the admin area needs for its error pages and previews. */
const SITE_FOR_STAFF = ['site', 'crash'];

export const isForStaff = ({ namespace, folder }: Catalogue): boolean =>
  folder.startsWith('app/areas/site/')
    ? SITE_FOR_STAFF.includes(namespace)
    : !NOT_FOR_STAFF.test(folder);

const source = (catalogues: Catalogue[]): string => {
  const imports = catalogues.flatMap(({ folder }, index) => [
    `import p${index} from '#${folder}/pt-BR.json' with { type: 'json' };`,
    `import e${index} from '#${folder}/en.json' with { type: 'json' };`,
  ]);
  const of = (letter: string) =>
    catalogues.map(({ namespace }, index) => `  '${namespace}': ${letter}${index},`).join('\n');
  return `// Written by tools/catalogues.ts.
${imports.join('\n')}

export const portuguese = {
${of('p')}
};

/** A key that is missing in English fails the type check here. */
export const english: typeof portuguese = {
${of('e')}
};
`;
};

/** Writes the list of catalogues where it has changed. */
export function writeCatalogues(): void {
  const text = source(findCatalogues());
  if (existsSync(GENERATED) && readFileSync(GENERATED, 'utf8') === text) return;
  mkdirSync(path.dirname(GENERATED), { recursive: true });
  writeFileSync(GENERATED, text);
}

const VIRTUAL = /^virtual:staff-catalogue\/(pt-BR|en)$/;

/** Serves `virtual:staff-catalogue/<locale>`: all messages that staff read, by namespace, as one module. */
export function staffCatalogues(): Plugin {
  return {
    name: 'staff-catalogues',
    resolveId: (id) => (VIRTUAL.test(id) ? `\0${id}` : undefined),
    load(id) {
      const locale = VIRTUAL.exec(id.slice(1))?.[1];
      if (!id.startsWith('\0') || !locale) return undefined;
      const messages = findCatalogues()
        .filter(isForStaff)
        .map(({ namespace, folder }) => {
          const file = path.join(root, folder, `${locale}.json`);
          this.addWatchFile(file);
          return [namespace, JSON.parse(readFileSync(file, 'utf8'))];
        });
      return `export default ${JSON.stringify(Object.fromEntries(messages))}`;
    },
  };
}
