import { describe, expect, it } from 'vitest';
import type { ProjectDraft } from './feedback-projects.ts';
import { draftDifferences } from './project-differences.ts';
import { applyEdit, blankProject, draftIn, mistakesIn } from './project-draft.ts';
import { projectPlaces } from './project-places.ts';
import { snippetOf } from './widget-snippet.ts';

const module = (id: string, name = id) => ({ id, key: id, name, nameEn: '', isActive: true });
const project = (changed: Partial<ProjectDraft> = {}): ProjectDraft => ({
  ...blankProject('forja'),
  key: 'loja',
  name: 'Loja',
  modules: [module('a'), module('b'), module('c')],
  ...changed,
});
const idsOf = ({ modules }: ProjectDraft) => modules.map(({ id }) => id).join('');

describe('an edit', () => {
  it.each([
    ['up:1', 'bac'],
    ['up:0', 'abc'],
    ['down:1', 'acb'],
    ['down:2', 'abc'],
    ['remove:0', 'bc'],
    ['nonsense', 'abc'],
    ['up:99', 'abc'],
  ])('%s leaves %s', (edit, left) => {
    expect(idsOf(applyEdit(project(), edit, []))).toBe(left);
  });

  it('keeps what is used, and adds one that has no name yet', () => {
    expect(idsOf(applyEdit(project(), 'remove:0', ['a']))).toBe('abc');
    const once = applyEdit(project(), 'add', []);
    expect(idsOf(applyEdit(once, 'add', []))).toBe('abcnew-1new-2');
    expect(mistakesIn(once)).toEqual({
      'm.3.key': 'required',
      'm.3.name': 'required',
    });
  });
});

it('finds no error in a valid draft, and two modules of one key', () => {
  expect(mistakesIn(project())).toEqual({});
  expect(mistakesIn(project({ modules: [module('a'), module('a', 'Outro')] }))).toEqual({
    'm.1.key': 'sameKey',
  });
});

it('reads an empty post', () => {
  expect(draftIn(new FormData())).toMatchObject({
    key: '',
    position: 'bottom-right',
    theme: 'auto',
    modules: [],
    isActive: false,
  });
});

describe('two versions of a project', () => {
  const theirs = project({
    nameEn: 'Shop',
    theme: 'dark',
    modules: [{ ...module('b'), nameEn: 'Bee' }, module('a'), module('d', 'Deles')],
  });
  const mine = project({ name: 'Minha', modules: [module('a', 'Alfa'), module('b'), module('c')] });

  it('differ field by field, each with its module', () => {
    expect(draftDifferences(theirs, mine).map(({ path }) => path.join(' '))).toEqual([
      'name',
      'translations en name',
      'widget_theme',
      'translations en name b',
      'name a',
      'modules Deles',
      'modules c',
      'display_order',
    ]);
  });

  it('are merged as each line chooses', () => {
    let now = mine;
    const placeOf = projectPlaces({
      base: project(),
      mine,
      theirs,
      change: (next) => {
        now = next(now);
      },
    });
    const form = undefined as unknown as HTMLFormElement;
    const paths = [
      ['translations', 'en', 'name'],
      ['widget_theme'],
      ['translations', 'en', 'name', 'b'],
      ['modules', 'Deles'],
      ['display_order'],
    ];
    for (const path of paths) placeOf(path)?.put(form, undefined, 'theirs');
    expect(now).toMatchObject({ name: 'Minha', nameEn: 'Shop', theme: 'dark' });
    expect(now.modules.map(({ name, nameEn }) => [name, nameEn])).toEqual([
      ['b', 'Bee'],
      ['Alfa', ''],
      ['Deles', ''],
      ['c', ''],
    ]);
    expect(placeOf(['name'])).toMatchObject({ changed: true });
    expect(placeOf(['widget_theme'])).toMatchObject({ changed: false });
    expect(placeOf(['nonsense'])).toBeUndefined();
  });
});

it('writes only chosen attributes into the code, whatever was typed', () => {
  const snippet = {
    loader: 'https://www.example.com/feedback/widget.js',
    project: 'lo"ja<&',
    module: '',
    language: '' as const,
    theme: 'auto' as const,
    position: 'inline' as const,
  };
  expect(snippetOf(snippet)).toBe(
    '<script async\n  src="https://www.example.com/feedback/widget.js"\n' +
      '  data-project="lo&quot;ja&lt;&amp;"\n  data-theme="auto"\n  data-position="inline"></script>',
  );
  expect(snippetOf({ ...snippet, module: 'orders', language: 'en' })).toContain(
    'data-module="orders"\n  data-lang="en"',
  );
});
