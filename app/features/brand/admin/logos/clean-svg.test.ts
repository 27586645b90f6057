import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { cleanSvg } from './clean-svg.server.ts';

const clean = (text: string) => cleanSvg(new TextEncoder().encode(text));
const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 40 20"${attributes}>${inside}</svg>`;

const copies = (depth: number) =>
  Array.from(
    { length: depth },
    (_, at) => `<g id="l${at + 1}">${`<use href="#l${at}"/>`.repeat(10)}</g>`,
  ).join('');

const HOSTILE: readonly [name: string, document: string, code: string][] = [
  ['a script', svg('<script>alert(1)</script>'), 'forbidden'],
  [
    'a script of another namespace',
    svg('<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>'),
    'forbidden',
  ],
  [
    'foreignObject',
    svg('<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>'),
    'forbidden',
  ],
  ['onload', svg('', ' onload="alert(1)"'), 'forbidden'],
  ['onclick on a path', svg('<path d="M0 0" OnClick="alert(1)"/>'), 'forbidden'],
  ['a link', svg('<a href="javascript:alert(1)"><path d="M0 0"/></a>'), 'forbidden'],
  ['an outside use', svg('<use href="https://evil.example/x.svg#a"/>'), 'forbidden'],
  ['an outside xlink', svg('<use xlink:href="//evil.example/x.svg#a"/>'), 'forbidden'],
  ['a javascript address', svg('<use href="javascript:alert(1)"/>'), 'forbidden'],
  ['a picture inside', svg('<image href="https://evil.example/a.png"/>'), 'forbidden'],
  ['feImage', svg('<filter><feImage href="https://evil.example/a.png"/></filter>'), 'forbidden'],
  [
    'animation of an address',
    svg('<use href="#a"><set attributeName="href" to="javascript:alert(1)"/></use>'),
    'forbidden',
  ],
  [
    'a style that imports',
    svg('<style>@import "https://evil.example/a.css";</style>'),
    'forbidden',
  ],
  ['a style that loads', svg('<style>path{fill:url(https://evil.example/a)}</style>'), 'forbidden'],
  [
    'a style that hides what it loads',
    svg('<style>path{fill:u\\72l(https://evil.example/a)}</style>'),
    'forbidden',
  ],
  [
    'a font',
    svg('<style>@font-face{font-family:x;src:url(//evil.example/x)}</style>'),
    'forbidden',
  ],
  ['a fill that loads', svg('<path d="M0 0" fill="url(https://evil.example/a#b)"/>'), 'forbidden'],
  [
    'a style attribute that loads',
    svg('<path d="M0 0" style="background:url(//evil.example)"/>'),
    'forbidden',
  ],
  [
    'an entity bomb',
    `<!DOCTYPE svg [<!ENTITY a "lol"><!ENTITY b "&a;&a;">]>${svg('<text>&b;</text>')}`,
    'forbidden',
  ],
  [
    'an outside entity',
    `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('<text>&x;</text>')}`,
    'forbidden',
  ],
  ['a parameter entity', `<!DOCTYPE svg [<!ENTITY % x "a"> %x;]>${svg('')}`, 'forbidden'],
  [
    'an entity that is markup',
    `<!DOCTYPE svg [<!ENTITY x "<script/>">]>${svg('<text>&x;</text>')}`,
    'forbidden',
  ],
  [
    'an entity that runs',
    `<!DOCTYPE svg [<!ENTITY x "url(https://evil.example/a)">]>${svg('<path style="fill:&x;"/>')}`,
    'forbidden',
  ],
  [
    'a long entity named very often',
    `<!DOCTYPE svg [<!ENTITY x "${'a'.repeat(2000)}">]>${svg(`<text>${'&x;'.repeat(501)}</text>`)}`,
    'tooMuch',
  ],
  [
    'HTML in a drawing',
    svg('<foreignObject><b xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>'),
    'forbidden',
  ],
  ['an entity nobody has defined', svg('<text>&lol;</text>'), 'broken'],
  ['copies of copies', svg(`<path id="l0" d="M0 0"/>${copies(8)}<use href="#l8"/>`), 'tooMuch'],
  [
    'thousands of nested groups',
    svg(`${'<g id="a">'.repeat(19_000)}${'</g>'.repeat(19_000)}`),
    'tooMuch',
  ],
  [
    'nested metadata',
    svg(`<metadata>${'<b>'.repeat(99_000)}${'</b>'.repeat(99_000)}</metadata>`),
    'tooMuch',
  ],
  [
    'a long chain of references',
    svg(
      Array.from({ length: 4_900 }, (_, at) => `<g id="a${at}"><use href="#a${at + 1}"/></g>`).join(
        '',
      ),
    ),
    'tooMuch',
  ],
  [
    'very many attributes',
    svg(`<g ${Array.from({ length: 100_001 }, (_, at) => `a${at}=""`).join(' ')}/>`),
    'tooMuch',
  ],
  [
    'a length of spaces',
    `<svg xmlns="http://www.w3.org/2000/svg" height="1" width="1${' '.repeat(999_999)}x"/>`,
    'size',
  ],
  ['a drawing of itself', svg('<g id="a"><use href="#a"/></g>'), 'tooMuch'],
  ['no XML', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path></svg>', 'broken'],
  ['HTML', '<!DOCTYPE html><html><body onload="alert(1)"/></html>', 'broken'],
  ['an svg of no namespace', '<svg viewBox="0 0 1 1"/>', 'broken'],
  ['nothing', '', 'broken'],
  ['no size', '<svg xmlns="http://www.w3.org/2000/svg" width="100%"/>', 'size'],
  ['no end of size', svg('', ' width="9999999" height="20"'), 'size'],
];

describe('a drawing from outside', () => {
  test.each(HOSTILE)('with %s is refused', (_, document, code) => {
    expect(clean(document)).toMatchObject({ kind: 'refused', refusal: { code } });
  });

  test('names what it is refused for', () => {
    expect(clean(svg('<script/>'))).toMatchObject({ refusal: { what: '<script>' } });
    expect(clean(svg('', ' onload="x"'))).toMatchObject({ refusal: { what: 'onload' } });
  });

  test('keeps drawing, style and title; removes the data of the editor', () => {
    const document = `<?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
      <!-- Made by hand -->
      ${svg(
        `<metadata><rdf:RDF xmlns:rdf="urn:r"/></metadata><title>Forja &amp; filhos</title>
        <sodipodi:namedview xmlns:sodipodi="urn:s"><script xmlns="urn:s">x</script></sodipodi:namedview>
        <style><![CDATA[.a{fill:url(#g)} @media (prefers-color-scheme:dark){.a>b{fill:#fff}}]]></style>
        <linearGradient id="g"><stop offset="0" stop-color="#123"/></linearGradient>
        <path class="a" d="M0 0L9 9" data-x="1" xlink:href="#g"/>`,
        ' width="120px" height="32"',
      )}`;
    const result = clean(document);
    expect(result).toMatchObject({ kind: 'clean', width: 120, height: 32 });
    const text = result.kind === 'clean' ? result.text : '';
    expect(text).toContain('<title>Forja &#38; filhos</title>');
    expect(text).toContain('prefers-color-scheme:dark');
    expect(text).toContain('fill:url(#g)');
    expect(text).toContain('<path class="a" d="M0 0L9 9" href="#g">');
    expect(text).not.toMatch(/metadata|sodipodi|script|data-x|Made by hand|DOCTYPE/);
    // The output is itself accepted, and comes out the same.
    expect(clean(text)).toMatchObject({ kind: 'clean', text });
  });

  test('of Illustrator is accepted with the entities that it defines', () => {
    const document = `<?xml version="1.0" encoding="utf-8"?>
      <!-- Generator: Adobe Illustrator -->
      <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
       <!ENTITY ns_extend "http://ns.adobe.com/Extensibility/1.0/">
       <!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">
       <!ENTITY st0 "fill:#0B6E4F;">
      ]>
      <svg version="1.1" xmlns:x="&ns_extend;" xmlns:i="&ns_ai;" xmlns="http://www.w3.org/2000/svg"
        xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 120 40" xml:space="preserve">
      <metadata><i:pgf id="p">lixo</i:pgf></metadata>
      <switch><foreignObject requiredExtensions="&ns_ai;" x="0" y="0" width="1" height="1"><i:pgfRef xlink:href="#p"/></foreignObject>
      <g i:extraneous="self"><rect style="&st0;" width="120" height="40"/></g></switch></svg>`;
    const result = clean(document);
    expect(result).toMatchObject({ kind: 'clean', width: 120, height: 40 });
    const text = result.kind === 'clean' ? result.text : '';
    expect(text).toContain('<rect style="fill:#0B6E4F;" width="120" height="40">');
    expect(text).not.toMatch(/lixo|pgf|foreignObject|ENTITY|adobe/);
  });

  test.each(['forja-full', 'forja-symbol', 'fallback', 'favicon'])(
    '%s of the site is taken',
    (name) => {
      const file = path.resolve(import.meta.dirname, '../../../../../public/brand', `${name}.svg`);
      expect(cleanSvg(readFileSync(file)).kind).toBe('clean');
    },
  );
});
