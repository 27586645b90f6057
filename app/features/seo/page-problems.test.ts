import { expect, it } from 'vitest';
import { displayedTexts, type PageFact } from './page-facts.ts';
import { listPages, pageRows, USUAL_PAGE_SORT } from './page-list.ts';
import { problemsOf } from './page-problems.ts';

const shared = { siteName: 'Forja', titleTemplate: '%s', ogImage: null };
const GOOD = { title: 'Um título que cabe bem', description: 'd'.repeat(100) };

function page(path: string, given: Partial<PageFact> = {}): PageFact {
  const own = {
    ...GOOD,
    title: `${GOOD.title} ${path}`,
    wholeTitle: false,
    picture: '/og/x.png',
    pictureOfItem: false,
  };
  const all = { ...own, description: `${own.description}${path}`, ...given };
  return {
    key: path,
    keys: [path],
    locale: 'pt-BR',
    path,
    name: path,
    noindex: false,
    set: null,
    canonical: path,
    closed: false,
    ...all,
    shown: displayedTexts(all, shared),
  };
}

it('names a picture that is not there as missing, and counts it as none', () => {
  const one = page('/a', { picture: '/media/gone.webp' });
  const missing = new Set(['/media/gone.webp']);
  expect(problemsOf(one, [one], missing)).toEqual(['imageNotFound']);
  expect(pageRows([one], missing)).toMatchObject([{ image: false }]);
  expect(pageRows([one])).toMatchObject([{ image: true, problems: [] }]);
});

it.each([
  [{}, []],
  [{ title: '' }, ['titleMissing']],
  [{ title: 'Curto' }, ['titleShort']],
  [{ title: 't'.repeat(61) }, ['titleLong']],
  [{ title: `${GOOD.title} /b` }, ['titleDuplicate']],
  [{ description: '' }, ['descriptionMissing']],
  [{ description: 'Curta.' }, ['descriptionShort']],
  [{ description: 'd'.repeat(161) }, ['descriptionLong']],
  [{ description: `${GOOD.description}/b` }, ['descriptionDuplicate']],
  [{ picture: null }, ['imageMissing']],
  [{ closed: true }, ['noindex']],
  // Answers to one person's step are in no index and need no words for it.
  [{ closed: true, noindex: true, title: '' }, []],
] as const)('of %o it says %o', (given, problems) => {
  const one = page('/a', given);
  expect(problemsOf(one, [one, page('/b')])).toEqual(problems);
});

it('lists pages found by words without accents, by problem, in order', () => {
  const pages = [page('/b'), page('/c', { title: 'Ação' }), page('/a', { title: '' })];
  const rows = pageRows(pages);
  const keys = (filter: Parameters<typeof listPages>[1]) =>
    listPages(rows, filter, USUAL_PAGE_SORT).map(({ key }) => key);
  expect(keys({})).toEqual(['/a', '/b', '/c']);
  expect(keys({ text: 'acao' })).toEqual(['/c']);
  expect(keys({ only: 'problems' })).toEqual(['/a', '/c']);
  expect(keys({ problem: 'titleMissing' })).toEqual(['/a']);
  expect(keys({ locale: 'en' })).toEqual([]);
});
