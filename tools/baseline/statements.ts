/** A quoted text, a quoted name, a dollar-quoted body or a comment: what is no syntax of the statement around it. */
const OPAQUE = /'(?:[^']|'')*'|"[^"]*"|(\$\w*\$)[\s\S]*?\1|--[^\n]*|\/\*[\s\S]*?\*\//y;

/** Calls `at` for every character that is syntax; a character for which it returns true ends the walk. */
function walk(text: string, from: number, at: (char: string, index: number) => boolean): number {
  for (let index = from; index < text.length; ) {
    OPAQUE.lastIndex = index;
    const opaque = OPAQUE.exec(text);
    if (opaque) index += opaque[0].length;
    else if (at(text[index] ?? '', index)) return index;
    else index += 1;
  }
  return text.length;
}

/** Splits at a character that stands in no parentheses, text or comment. */
export function splitAt(text: string, separator: string): string[] {
  const parts: string[] = [];
  let [depth, start] = [0, 0];
  walk(text, 0, (char, index) => {
    if ('([{'.includes(char)) depth += 1;
    else if (')]}'.includes(char)) depth -= 1;
    else if (char === separator && depth === 0) {
      parts.push(text.slice(start, index));
      start = index + 1;
    }
    return false;
  });
  return [...parts, text.slice(start)];
}

/** What stands between the parenthesis at `open` and its counterpart, and where that is. */
export function inParentheses(text: string, open: number): { inside: string; end: number } {
  let depth = 0;
  const end = walk(text, open, (char) => {
    if (char === '(') depth += 1;
    else if (char === ')') depth -= 1;
    return depth === 0 && char === ')';
  });
  return { inside: text.slice(open + 1, end), end };
}

export interface Statement {
  /** The comment that stands directly above it, as its lines have it. */
  comment: string;
  text: string;
}

/** Takes the comment above a statement, or above a part of one, off it. */
export function withComment(part: string): Statement {
  const lines = part.trim().split('\n');
  const first = lines.findIndex((line) => !/^\s*(--.*)?$/.test(line));
  const text = lines.slice(first).join('\n').trim();
  const above = lines.slice(0, first);
  const comment = above
    .slice(above.findLastIndex((line) => line.trim() === '') + 1)
    .map((line) => line.trim())
    .filter((line) => line !== '-- expand');
  return { comment: comment.join('\n'), text: first < 0 ? '' : text };
}

export const statementsOf = (text: string): Statement[] =>
  splitAt(text, ';')
    .map(withComment)
    .filter((statement) => statement.text !== '');
