import { compile, type HtmlToTextOptions } from 'html-to-text';
import { QUOTE_BEGINS } from './folded-text.ts';

/** Where programs put the quoted mail. Plain blockquotes are marked with > instead. */
const QUOTES = [
  '.gmail_quote',
  '.gmail_quote_container',
  '#appendonsend',
  '#divRplyFwdMsg',
  '#x_divRplyFwdMsg',
  '#mail-editor-reference-message-container',
  '#OLK_SRC_BODY_SECTION',
  '.OutlookMessageHeader',
  '.yahoo_quoted',
  '.protonmail_quote',
  'div[name="quote"]',
];
/** Never shown or run by a mail program. */
const UNSEEN = [
  'script',
  'style',
  'template',
  'noscript',
  'title',
  'head',
  'object',
  'iframe',
  'svg',
];

/** In a larger mail the rest is markup; nested to the last character this takes half a second. */
const MOST_CHARACTERS = 200_000;

const options: HtmlToTextOptions = {
  wordwrap: false,
  limits: { maxInputLength: MOST_CHARACTERS, maxDepth: 80, maxChildNodes: 5000 },
  formatters: {
    cell: (element, walk, builder) => {
      walk(element.children, builder);
      builder.addInline(' ');
    },
    picture: ({ attribs }, _, builder) => {
      const id = /^cid:([^\][\s]{1,200})$/i.exec(attribs['src'] ?? '')?.[1];
      if (id) builder.addInline(`[cid:${id}]`);
    },
    quote: (element, walk, builder) => {
      builder.openBlock({ leadingLineBreaks: 2 });
      builder.addLiteral(QUOTE_BEGINS);
      builder.closeBlock({ trailingLineBreaks: 1 });
      builder.openBlock({ leadingLineBreaks: 1 });
      walk(element.children, builder);
      builder.closeBlock({ trailingLineBreaks: 1 });
    },
  },
  selectors: [
    { selector: '*', format: 'inline' },
    { selector: 'a', format: 'inline' },
    { selector: 'img', format: 'picture' },
    // Outlook writes every line as a paragraph of its own, with an empty one between.
    { selector: 'p.MsoNormal', format: 'block' },
    { selector: 'table', format: 'block' },
    { selector: 'tr', format: 'block' },
    { selector: 'td', format: 'cell' },
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, format: 'block' })),
    ...UNSEEN.map((selector) => ({ selector, format: 'skip' })),
    ...QUOTES.map((selector) => ({ selector, format: 'quote' })),
  ],
};

/** Compiled with the first mail, which not every start has. */
let convert: ReturnType<typeof compile> | undefined;

/**
 * The text of an HTML mail, and nothing else of it: no markup, no script and no address that its text does
 * not show. `[cid:…]` stands where a picture that came along is shown, by its Content-ID. A line with QUOTE_BEGINS stands where another mail is quoted.
 */
export function htmlText(html: string): string {
  convert ??= compile(options);
  // Our own mark, so no mail may contain one.
  return convert(html.slice(0, MOST_CHARACTERS).replaceAll(QUOTE_BEGINS, ' '));
}
