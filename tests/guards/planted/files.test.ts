import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectFolder } from '../../../tools/source-files.ts';
import { commandOf } from './commands.ts';
import { importsOf } from './imports-of.ts';
import { type Outcome, ProjectCopy } from './project-copy.ts';

/*
 * A check that never fails looks like a check that passes. Each defect is planted into a copy of
 * the project, and the command that `npm test` runs must find it and name it.
 */

let copy: ProjectCopy;
beforeAll(async () => {
  copy = await ProjectCopy.make();
});
afterAll(() => copy.dispose());

const checkDependencies = () => copy.run(...commandOf('node', 'tools/check-dependencies.ts'));

/** Each in files of its own and named with its rule: none hides another. */
const PLANTED_IMPORTS: Readonly<Record<string, Record<string, string>>> = {
  'layer-base-platform': { 'app/i18n/planted.ts': "import '#app/platform/env.server.ts';\n" },
  'layer-features-composition': {
    'app/features/company/planted.ts': "import '#app/composition/messages.ts';\n",
  },
  'layer-pages-frames': {
    'app/pages/planted.ts': "import '#app/areas/site/shell/site-links.ts';\n",
  },
  'frames-apart': {
    'app/areas/admin/planted.ts': "import '#app/areas/site/shell/site-links.ts';\n",
  },
  'layer-frames-screens': {
    'app/areas/site/planted.ts': "import '#app/features/content/faq/site/price-ruler.tsx';\n",
  },
  'screens-site': {
    'app/features/content/faq/site/planted.ts':
      "import '#app/features/tickets/admin/use-ticket-posts.ts';\n",
  },
  'feature-without-roads': {
    'app/features/brand/planted.ts': "import '#app/features/company/company.ts';\n",
  },
  'no-server-in-browser': {
    'app/features/brand/planted.island.tsx': "import './brand.store.server.ts';\n",
  },
  'no-raw-database-handle': {
    'app/features/brand/planted.server.ts': "import '#app/platform/database/handle.server.ts';\n",
  },
  'no-database-driver': {
    'app/features/seo/planted.server.ts': "import 'pg';\n",
  },
  'no-cycle': {
    'app/features/seo/planted.ts': "import './planted-too.ts';\n",
    'app/features/seo/planted-too.ts': "import './planted.ts';\n",
  },
};

describe('a forbidden import fails the dependency rules', () => {
  let outcome: Outcome;
  beforeAll(async () => {
    const files = Object.values(PLANTED_IMPORTS).flatMap((planted) => Object.entries(planted));
    for (const [file, content] of files) copy.write(file, content);
    outcome = await checkDependencies();
    for (const [file] of files) copy.remove(file);
  });

  it.each(Object.entries(PLANTED_IMPORTS))('%s', (rule, files) => {
    expect(outcome.output).toContain(`error ${rule}: ${Object.keys(files)[0]}`);
    expect(outcome.code).toBe(1);
  });
});

it('a source file that the dependency rules do not read fails them, and nothing else does', async () => {
  const rules = '.dependency-cruiser.cjs';
  const before = copy.read(rules);
  copy.write(rules, before.replace('  options: {', "  options: { exclude: '^app/paths[.]ts',"));
  const { code, output } = await checkDependencies();
  copy.write(rules, before);

  expect(output).toContain('Never read: app/paths.ts');
  expect(output).not.toContain('error ');
  expect(code).toBe(1);
});

it('an allowed import from a feature that does not exist fails the dependency rules', async () => {
  const rules = '.dependency-cruiser.cjs';
  const before = copy.read(rules);
  copy.write(
    rules,
    before.replace('FEATURE_ROADS = [', "FEATURE_ROADS = [['seo', 'nowhere', ''],"),
  );
  const { code, output } = await checkDependencies();
  copy.write(rules, before);

  expect(output).toContain('FEATURE_ROADS names app/features/nowhere, which does not exist.');
  expect(code).toBe(1);
});

it('an address of the admin area outside of addresses.ts fails lint', async () => {
  const file = 'app/features/brand/planted.ts';
  copy.write(
    file,
    "export const planted = (to: string) => ['/admin/leads', `$" + '{to}/admin/leads`];\n',
  );
  const { code, output } = await copy.run(...commandOf('biome'), file);
  copy.remove(file);

  expect(output.match(/is written in its feature's addresses\.ts only/g)).toHaveLength(2);
  expect(code).toBe(1);
});

describe('the number of services, typed', () => {
  const CATALOGUE = 'app/features/content/faq/site/locales/pt-BR.json';
  const CONTENT = 'app/features/content/about/site-pages.ts';
  it.each([
    ['in a catalogue', CATALOGUE, '{{serviceCount}} serviços', 'quatro serviços'],
    ['in content', CONTENT, '{{serviceCount}} services', 'four services'],
  ])('%s fails the guard that counts them', async (_, file, counted, typed) => {
    const before = copy.read(file);
    expect(before).toContain(counted);
    copy.write(file, before.replace(counted, typed));
    const guard = 'tests/guards/counted-services.test.ts';
    const { code, output } = await copy.run(...commandOf('vitest', 'run'), guard);
    copy.write(file, before);

    expect(output).toContain(`${file}: ${typed}`);
    expect(code).not.toBe(0);
  });
});

it('a command, a flag, a file and a setting that are gone fail the guard of documents', async () => {
  const gone = [
    'npm run back-up',
    'npm run backup -- --into',
    'tools/packing.ts',
    'DATA_FOLDER=/data',
  ];
  const file = 'docs/deploy.md';
  const before = copy.read(file);
  copy.write(file, `${before}\n${gone.map((code) => `\`${code}\``).join(', ')}\n`);
  const guard = 'tests/guards/documents.test.ts';
  const { output } = await copy.run(...commandOf('vitest', 'run'), guard);
  copy.write(file, before);

  for (const named of ['"back-up"', '"into"', '"tools/packing.ts"', '"DATA_FOLDER"']) {
    expect(output).toContain(named);
  }
});

describe('what the glossary keeps out', () => {
  const CONTACT = 'app/features/qualification/site/contact/locales/en.json';
  const FAQ = 'app/features/content/faq/site/locales/pt-BR.json';
  const CONTENT = 'app/features/content/planted.ts';
  let outcome: Outcome;
  beforeAll(async () => {
    const before = [CONTACT, FAQ].map((file) => [file, copy.read(file)] as const);
    const plant = (file: string, change: (tree: Record<string, unknown>) => object) =>
      copy.write(file, JSON.stringify(change(JSON.parse(copy.read(file)))));
    plant(CONTACT, (tree) => ({ ...tree, lead: 'Sit down at our workbench.' }));
    plant(FAQ, ({ count_zero: _, ...tree }) => ({ ...tree, meta: { title: 'FAQ' } }));
    copy.write(CONTENT, "export const planted = 'Feito na oficina.';\n");
    outcome = await copy.run(...commandOf('vitest', 'run'), 'tests/guards/glossary.test.ts');
    for (const [file, text] of before) copy.write(file, text);
    copy.remove(CONTENT);
  });

  it.each([
    ['a word in a catalogue', `${CONTACT}#lead: workbench`],
    ['a word in content', `${CONTENT}: oficina`],
    ['a title that says too little', '"place": "pt-BR faq"'],
    ['a count without its zero', `${FAQ}#count_zero`],
  ])('%s fails the guard', (_, named) => {
    expect(outcome.output).toContain(named);
    expect(outcome.code).not.toBe(0);
  });
});

describe('a missing English message', () => {
  const file = 'app/areas/site/locales/en.json';
  /** Not among the files that git tracks. */
  const GENERATED = 'app/generated/catalogues.ts';
  function takeOne(from: ProjectCopy): void {
    const [first = '', ...others] = Object.entries(JSON.parse(from.read(file)));
    expect(first).not.toBe('');
    from.write(file, JSON.stringify(Object.fromEntries(others)));
  }

  it('fails the types', async () => {
    const part = ProjectCopy.part(
      ...['package.json', 'tsconfig.json', ...importsOf('app/composition/messages.ts')],
    );
    part.write(GENERATED, readFileSync(path.join(projectFolder, GENERATED), 'utf8'));
    const whole = await part.run(...commandOf('tsc'));
    takeOne(part);
    const { code, output } = await part.run(...commandOf('tsc'));
    part.dispose();

    expect(whole).toEqual({ code: 0, output: '' });
    // The English catalogues are typed by the Portuguese ones, where they are listed.
    expect(output).toContain(GENERATED);
    expect(code).not.toBe(0);
  });

  it('fails the catalogue guard', async () => {
    const before = copy.read(file);
    takeOne(copy);
    const guard = await copy.run(...commandOf('vitest', 'run'), 'tests/guards/messages.test.ts');
    copy.write(file, before);

    expect(guard.output).toContain('says the same things in both languages');
    expect(guard.code).not.toBe(0);
  });
});

describe('an SQL function with another signature', () => {
  const TYPES = 'app/platform/database/functions.types.ts';
  let part: ProjectCopy;
  beforeAll(() => {
    part = ProjectCopy.part(
      ...['package.json', 'tsconfig.json'],
      ...importsOf('app/features/satisfaction/rating.store.server.ts'),
    );
  });
  afterAll(() => part.dispose());

  /** The types as `npm run db:types` would write them once the definition has changed. */
  async function withChanged(before: string, after: string): Promise<Outcome> {
    const types = part.read(TYPES);
    expect(types).toContain(before);
    part.write(TYPES, types.replace(before, after));
    const outcome = await part.run(...commandOf('tsc'));
    part.write(TYPES, types);
    return outcome;
  }

  it('fails the types of its caller, by an argument and by what it returns', async () => {
    expect(await part.run(...commandOf('tsc'))).toEqual({ code: 0, output: '' });
    const renamed = await withChanged(
      "'public.save_rating': {\n    args: {\n      ratingId",
      "'public.save_rating': {\n    args: {\n      renamed",
    );
    expect(renamed.output).toContain('rating.store.server.ts');
    expect(renamed.code).not.toBe(0);
    const rows = await withChanged(
      "'public.rating_by_id': { args: { ratingId: string | null }; value: unknown }",
      "'public.rating_by_id': { args: { ratingId: string | null }; row: { score: number } }",
    );
    expect(rows.output).toContain('"public.rating_by_id"');
    expect(rows.code).not.toBe(0);
  });
});
