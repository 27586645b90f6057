const WIDTH = 110;

/** Words of SQL; what stands in quotes is one word. */
const WORDS = /(?:'(?:[^']|'')*'|[^\s'])+/g;

/** Lays a long text on one line out in lines that fit, the later ones indented by `indent`. */
export function wrapped(text: string, indent: string): string {
  if (text.includes('\n') || text.length <= WIDTH) return text;
  const lines: string[] = [];
  let line = '';
  for (const word of text.match(WORDS) ?? []) {
    if (line !== '' && line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = indent + word;
    } else line += line === '' ? word : ` ${word}`;
  }
  return [...lines, line].join('\n');
}

/** The server's spelling of an expression as people write it. */
export const plain = (expression: string) =>
  expression
    .replace(/'(?:[^']|'')*'|\b[A-Z][A-Z_]+\b/g, (part) =>
      part.startsWith("'") ? part : part.toLowerCase(),
    )
    .replaceAll('timestamp with time zone', 'timestamptz')
    .replace(/'::(?:text|jsonb|text\[\])(?!\w|\[)/g, "'")
    .replace(/('(?:[^']|'')*')::interval/g, 'interval $1')
    .replace(/= any \(array\[([^\]]*)\]\)/g, 'in ($1)')
    .replace(/ using btree/, '');

export const plainType = (type: string) =>
  type
    .replace('timestamp with time zone', 'timestamptz')
    .replace('time without time zone', 'time')
    .replace('double precision', 'float8')
    .replace(',', ', ');

/** A text as a literal of SQL, in lines that fit. */
export function literal(text: string, indent: string): string {
  const words = text.replaceAll("'", "''").split(/(?<= )/);
  const lines = [''];
  for (const word of words) {
    const last = lines.at(-1) ?? '';
    if (last !== '' && indent.length + last.length + word.length + 3 > WIDTH) lines.push(word);
    else lines[lines.length - 1] = last + word;
  }
  return lines.map((line) => `'${line}'`).join(`\n${indent}`);
}

/** Lines after the first moved to an indentation, as they stand to each other. */
export function shifted(text: string, indent: string): string {
  const [first = '', ...rest] = text.split('\n');
  const margin = Math.min(...rest.filter((line) => line.trim()).map((line) => line.search(/\S/)));
  return [first, ...rest.map((line) => (line.trim() ? indent + line.slice(margin) : ''))].join(
    '\n',
  );
}
