/** A text with what is selected in it. */
export type Selection = { text: string; start: number; end: number };

/** What replaces a part of the text, and what is selected afterwards. */
export type Edit = { from: number; to: number; insert: string; select: [number, number] };

/** What the buttons above a text insert; keys of `content:markdown.tools`. */
export const TOOLS = [
  'heading',
  'subheading',
  'bold',
  'italic',
  'link',
  'list',
  'numbers',
  'quote',
  'code',
  'table',
  'note',
] as const;
export type Tool = (typeof TOOLS)[number];

type Words = { text: string; column: string };

/** Signs around the selected words, or around a word that stands for them; pressed again they go. */
function around({ text, start, end }: Selection, sign: string, word: string): Edit {
  const n = sign.length;
  if (start >= n && text.slice(start - n, start) === sign && text.slice(end, end + n) === sign) {
    const inside = text.slice(start, end);
    return { from: start - n, to: end + n, insert: inside, select: [start - n, end - n] };
  }
  const inside = text.slice(start, end) || word;
  const insert = sign + inside + sign;
  return { from: start, to: end, insert, select: [start + n, start + n + inside.length] };
}

const ANY_SIGN = /^(?:#{1,6} |[-*+] |\d+[.] |> )/;

/** A sign before each selected line, in place of another; pressed again it goes. */
function before({ text, start, end }: Selection, signOf: (line: number) => string): Edit {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const to = next < 0 ? text.length : next;
  const lines = text.slice(from, to).split('\n');
  const signed = lines.every((line, i) => line.startsWith(signOf(i)));
  const insert = lines
    .map((line, i) =>
      signed ? line.slice(signOf(i).length) : signOf(i) + line.replace(ANY_SIGN, ''),
    )
    .join('\n');
  return { from, to, insert, select: [from + insert.length, from + insert.length] };
}

/** A block with an empty line on each side. */
export function block(
  { text, start, end }: Selection,
  lines: string,
  select: [number, number],
): Edit {
  const above = text.slice(0, start);
  const below = text.slice(end);
  const head = above === '' || above.endsWith('\n\n') ? '' : above.endsWith('\n') ? '\n' : '\n\n';
  const tail =
    below === '' || below.startsWith('\n\n') ? '' : below.startsWith('\n') ? '\n' : '\n\n';
  const at = start + head.length;
  return {
    from: start,
    to: end,
    insert: head + lines + tail,
    select: [at + select[0], at + select[1]],
  };
}

function link({ text, start, end }: Selection, word: string): Edit {
  const inside = text.slice(start, end) || word;
  const at = start + inside.length + 3;
  return { from: start, to: end, insert: `[${inside}](https://)`, select: [at, at + 8] };
}

function code(selection: Selection, word: string): Edit {
  const { text, start, end } = selection;
  const inside = text.slice(start, end);
  if (!inside.includes('\n')) return around(selection, '`', word);
  return block(selection, `\`\`\`\n${inside}\n\`\`\``, [4, 4 + inside.length]);
}

function table(selection: Selection, column: string): Edit {
  const head = `| ${column} 1 | ${column} 2 |`;
  return block(selection, `${head}\n| --- | ---: |\n|  |  |`, [2, 2 + column.length + 2]);
}

/** A note at the end of the text, and its number at the caret. */
function note({ text, end }: Selection, word: string): Edit {
  const numbers = [...text.matchAll(/\[\^(\d+)\]:/g)].map(([, n]) => Number(n));
  const n = Math.max(0, ...numbers) + 1;
  const below = text.slice(end).replace(/\n+$/, '');
  const lead = `[^${n}]${below}\n\n[^${n}]: `;
  const at = end + lead.length;
  return { from: end, to: text.length, insert: lead + word, select: [at, at + word.length] };
}

/** What a button does to a text. */
export function editOf(tool: Tool, selection: Selection, { text: word, column }: Words): Edit {
  switch (tool) {
    case 'heading':
      return before(selection, () => '## ');
    case 'subheading':
      return before(selection, () => '### ');
    case 'bold':
      return around(selection, '**', word);
    case 'italic':
      return around(selection, '_', word);
    case 'link':
      return link(selection, word);
    case 'list':
      return before(selection, () => '- ');
    case 'numbers':
      return before(selection, (line) => `${line + 1}. `);
    case 'quote':
      return before(selection, () => '> ');
    case 'code':
      return code(selection, word);
    case 'table':
      return table(selection, column);
    case 'note':
      return note(selection, word);
  }
}
