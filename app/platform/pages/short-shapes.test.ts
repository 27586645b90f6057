import { expect, test } from 'vitest';
import { withShortShapes } from './short-shapes.ts';

test('empty shapes become self-closing; shapes with content, and HTML, stay', () => {
  const page = (shapes: string) => `<svg viewBox="0 0 9 9">${shapes}</svg><p></p><b class="x"></b>`;
  expect(
    withShortShapes(
      page('<path d="M0 0H9"></path><circle r="2"></circle><use href="#a"><title>A</title></use>'),
    ),
  ).toBe(page('<path d="M0 0H9"/><circle r="2"/><use href="#a"><title>A</title></use>'));
});
