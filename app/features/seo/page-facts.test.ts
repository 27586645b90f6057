import { expect, it } from 'vitest';
import { displayedTexts } from './page-facts.ts';

const own = { title: 'Um artigo', wholeTitle: false, description: 'd', picture: '/og/x.jpg' };
const shared = { siteName: 'Forja', titleTemplate: '%s', ogImage: '/site.png' };

it.each([
  ['the picture set for the page', { pictureOfItem: true, set: '/set.png' }, '/set.png'],
  ['the picture of its item', { pictureOfItem: true, set: null }, '/og/x.jpg'],
  ['the picture of all pages before a drawn one', { pictureOfItem: false, set: null }, '/site.png'],
])('previews of a link show %s', (_, { pictureOfItem, set }, shown) => {
  const { ogImage } = displayedTexts({ ...own, pictureOfItem }, shared, { ogImage: set });
  expect(ogImage).toBe(shown);
});
