import { expect, it } from 'vitest';
import { parseScript } from './script-element.ts';

it.each([
  ['<script src="https://a.example/x.js" async></script>', { src: 'https://a.example/x.js' }],
  [
    ` <script defer data-domain='forja' src="https://a.example/x.js"></script>\n`,
    { src: 'https://a.example/x.js', data: { 'data-domain': 'forja' } },
  ],
  ['<script>go(1 < 2)</script>', { code: 'go(1 < 2)' }],
  ['<script type="text/javascript">go()</script>', { code: 'go()' }],
])('reads %s', (content, script) => {
  expect(parseScript(content)).toEqual(script);
});

it.each([
  '',
  'go()',
  '<script></script>',
  '<script src="http://a.example/x.js"></script>',
  '<script src="//a.example/x.js"></script>',
  '<script src="https://u:p@a.example/x.js"></script>',
  '<script src=https://a.example/x.js></script>',
  '<script src="https://a.example/x.js">go()</script>',
  '<script type="module">go()</script>',
  '<script onload="go()" src="https://a.example/x.js"></script>',
  '<script>a()</script><script>b()</script>',
  '<script>a()</script><img src=x>',
  '<scripts>a()</scripts>',
])('refuses %s', (content) => {
  expect(parseScript(content)).toBeNull();
});
