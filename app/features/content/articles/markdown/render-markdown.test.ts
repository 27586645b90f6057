import { describe, expect, it } from 'vitest';
import { renderMarkdown } from './render-markdown.server.ts';

const ID = 'a'.repeat(32);
const html = (markdown: string) => renderMarkdown(markdown, 'pt-BR').html;

describe('a text in Markdown', () => {
  it('becomes headings below that of the page, lists, quotes, code and links', () => {
    const text =
      '# Um\n\nDois **três** _quatro_ [cinco](/contato)\n\n- seis\n\n1. sete\n\n> oito\n\n```\nnove()\n```';
    const { html: shown, chapters } = renderMarkdown(text, 'pt-BR');
    for (const part of [
      '<h2 id="c-um">Um</h2>',
      '<strong>três</strong> <em>quatro</em> <a href="/contato">cinco</a>',
      '<ul>\n<li>seis</li>\n</ul>',
      '<ol>\n<li>sete</li>\n</ol>',
      '<blockquote>\n<p>oito</p>\n</blockquote>',
      '<pre><code>nove()\n</code></pre>',
    ]) {
      expect(shown).toContain(part);
    }
    expect(chapters).toEqual([{ id: 'c-um', title: 'Um' }]);
  });

  it('gives two headings of one name two addresses', () => {
    const { chapters } = renderMarkdown('## Preço\n\n### Preço\n\n## Preço', 'pt-BR');
    expect(chapters.map(({ id }) => id)).toEqual(['c-preco', 'c-preco-3']);
  });

  it('names each cell of a table by its column, without style attributes', () => {
    const shown = html('| Tarefa | Vezes |\n| --- | ---: |\n| Digitar | 140 |');
    expect(shown).toContain('<th class="right" scope="col">Vezes</th>');
    expect(shown).toContain('<td class="right" data-label="Vezes">140</td>');
    expect(shown).not.toContain('style');
  });

  it('links notes with their places in the text', () => {
    const shown = html('Sim[^1].\n\n[^1]: Conte também o que volta.');
    expect(shown).toContain('<sup><a href="#fn1" id="fnref1">1</a></sup>');
    expect(shown).toContain('<li id="fn1">');
    expect(shown).toContain('<a href="#fnref1">Voltar ao texto</a>');
  });

  it('shows a picture of this site in all widths with room for it, its title as a caption', () => {
    const shown = html(`![Mesa de conferência](/media/${ID}-960.webp#1990x1120 "fig. 1")`);
    expect(shown).toContain(`/media/${ID}-240.avif 498w, `);
    expect(shown).toContain(`/media/${ID}-960.webp 1990w`);
    expect(shown).toContain('width="1990" height="1120" alt="Mesa de conferência" loading="lazy"');
    expect(shown).toMatch(/^<figure><picture>.*<figcaption>fig. 1<\/figcaption><\/figure>$/);
  });

  it('refuses a picture without words and one from somewhere else', () => {
    expect(renderMarkdown(`![](/media/${ID}-960.webp)`, 'en').mistake).toBe('alt');
    const foreign = renderMarkdown('![a](https://example.com/a.png)', 'en');
    expect(foreign.mistake).toBe('foreign');
    expect(foreign.html).not.toContain('<img');
  });

  it('is searched by its words alone', () => {
    expect(renderMarkdown('## Um\n\n| a | b |\n|--|--|\n| c | [d](/x) |', 'en').plain).toBe(
      'Um a b c d',
    );
  });
});

describe('a hostile text', () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)" onclick="x()">a</a>',
    '[a](javascript:alert(1))',
    '[a](JaVaScRiPt:alert(1))',
    '[a](&#106;avascript:alert(1))',
    '[a](java\tscript:alert(1))',
    '[a](vbscript:x) [b](data:text/html,<script>x</script>) [c](file:///etc/passwd)',
    '![a](javascript:alert(1)) ![b](data:image/svg+xml,<svg onload=x>)',
    '<javascript:alert(1)>',
    '[a]: javascript:alert(1)\n\n[a]',
    '[a](//example.com)',
    '`<svg onload=x>`\n\n```"><script>\n<script>\n```',
    '| <iframe src=x> |\n| --- |\n| <style>*{}</style> |',
    '## <b onmouseover=x>a</b>\n\n[^1]\n\n[^1]: <script>x</script>',
    '![" onerror="x](/media/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa-960.webp "\' onload=x")',
    '[a](/x "\\" onclick=\\"x")',
  ])('runs nothing: %s', (text) => {
    const shown = html(text);
    const tags = [...shown.matchAll(/<[^>]*>/g)].map(([tag]) => tag);
    const names = tags.map((tag) => tag.replace(/="[^"]*"/g, ''));
    expect(names.join('')).not.toMatch(/script|iframe|style|svg|\son\w+/i);
    expect(tags.join('')).not.toMatch(/(?:href|src)="(?!https?:|mailto:|tel:|\/(?!\/)|#)/i);
  });

  it('shows raw HTML as the text that it is', () => {
    expect(html('Use <script> com cuidado')).toBe('<p>Use &lt;script&gt; com cuidado</p>\n');
  });

  it('is refused where quotes are too deep to be shown, and stays quick', () => {
    expect(renderMarkdown('>'.repeat(200_000), 'en').mistake).toBe('deep');
    expect(renderMarkdown(`${'>'.repeat(60)} a`, 'en').mistake).toBe('deep');
    expect(renderMarkdown(`${'>'.repeat(5)} a`, 'en').mistake).toBeUndefined();
  });

  const times = (text: string, bytes: number) => text.repeat(Math.ceil(bytes / text.length));
  it.each([
    ['prose', times('Uma palavra **forte** e [link](/x).\n\n', 200_000)],
    ['brackets', times('[', 200_000)],
    ['pictures', times('![', 200_000)],
    ['emphasis', times('_*', 40_000)],
    ['lists', times('- ', 200_000)],
    ['columns', `${'|a'.repeat(5000)}\n${'|-'.repeat(5000)}\n`],
    ['notes within notes', times('^[', 40_000)],
    ['entities', times('&amp;', 200_000)],
  ])('of 200 KB is rendered or refused in seconds: %s', (_, text) => {
    const before = performance.now();
    const { html: shown } = renderMarkdown(text, 'en');
    expect(shown.length).toBeLessThan(1_200_000);
    expect(performance.now() - before).toBeLessThan(20_000);
  });

  it('with thousands of notes is rendered or refused, never endless', () => {
    const notes = Array.from({ length: 2000 }, (_, i) => `a[^${i}]\n\n[^${i}]: x\n\n`).join('');
    expect(renderMarkdown(notes, 'en').html).toContain('id="fn2000"');
    expect(renderMarkdown(`${times('[^1]', 40_000)}\n\n[^1]: a`, 'en').mistake).toBe('long');
  });
});
