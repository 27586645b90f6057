import { expect, it } from 'vitest';
import { headingVoices } from './heading-voices.ts';

const page = (heading: string) => `<html><body><p>Não</p>${heading}<h1 class="raw">Z</h1></body>`;

it.each([
  [
    'two halves as spans',
    '<h1><span class="raw">Aba</span> <span class="fin">c</span></h1>',
    { raw: 'Aab', finished: 'c' },
  ],
  [
    'a raw half and a span',
    '<h1 class="sheet-title" id="t">Ab<!-- --> <span>cab</span></h1>',
    { raw: ' Ab', finished: 'abc' },
  ],
  ['a finished one', '<h1 class="fin">ba</h1>', { finished: 'ab' }],
  ['thanks', '<h1 class="thanks-title" tabindex="-1">ba</h1>', { finished: 'ab' }],
  ['a form’s own', '<h1 id="x" class="order-title">ba</h1>', { raw: 'ab' }],
  ['escaped signs', '<h1 class="raw">&lt;&amp;&gt; &quot;&#x27;</h1>', { raw: ' "&\'<>' }],
  [
    'an accent apart',
    '<h1 class="raw">e\u0301</h1>',
    { raw: 'e\u0301é'.split('').sort().join('') },
  ],
  ['signs beyond the font', '<h1 class="raw">☃😀</h1>', { raw: '☃😀' }],
  ['a staff screen', '<h1 class="title">ab</h1>', {}],
  ['one for screen readers', '<h1 class="unseen">ab</h1>', {}],
  ['an empty one', '<h1 class="raw"> </h1>', {}],
])('reads the letters of %s', (_, heading, letters) => {
  expect(headingVoices(page(heading))).toEqual(letters);
});

it('finds none on a page without a heading', () => {
  expect(headingVoices('<html><body><p class="raw">404</p></body>')).toEqual({});
});
