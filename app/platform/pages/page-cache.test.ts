import { expect, it } from 'vitest';
import { currentGeneration, noteGeneration } from './generation.server.ts';
import { renderOnce } from './page-cache.server.ts';

const answer = (text: string) => new Response(text, { headers: { 'content-type': 'text/html' } });

/** A rendering that ends on request. */
function rendering(text: string) {
  let finish = () => {};
  const done = new Promise<void>((resolve) => {
    finish = resolve;
  });
  let began = 0;
  return {
    began: () => began,
    finish,
    render: async () => {
      began += 1;
      await done;
      return answer(text);
    },
  };
}

it('renders a page once for all concurrent callers', async () => {
  const page = rendering('one');
  const both = [renderOnce('/one', page.render), renderOnce('/one', page.render)];
  page.finish();
  const [first, second] = await Promise.all(both);
  expect(second).toBe(first);
  expect(page.began()).toBe(1);
});

it('does not return a render that began before a change', async () => {
  const before = rendering('before');
  const after = rendering('after');
  const early = renderOnce('/sobre', before.render);
  noteGeneration(currentGeneration() + 1);
  const late = renderOnce('/sobre', after.render);
  const alsoLate = renderOnce('/sobre', after.render);
  before.finish();
  await early;
  // The finished rendering is not the one that they wait for.
  const latest = renderOnce('/sobre', after.render);
  after.finish();
  expect(await late).not.toBe(await early);
  expect(await alsoLate).toBe(await late);
  expect(await latest).toBe(await late);
  expect([before.began(), after.began()]).toEqual([1, 1]);
});
