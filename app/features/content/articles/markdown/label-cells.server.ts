import type { Token } from 'markdown-it';

const SIDES: Readonly<Record<string, string>> = {
  'text-align:right': 'right',
  'text-align:center': 'middle',
};

/** Style attributes are against the policy of pages. */
function classOf(token: Token): void {
  const side = SIDES[String(token.attrGet('style') ?? '')];
  token.attrs = side ? [['class', side]] : [];
}

/** Cells know the head of their column: on a phone each row is a list of them. */
export function labelCells(
  tokens: readonly Token[],
  textOf: (tokens: readonly Token[]) => string,
): void {
  let heads: string[] = [];
  let column = 0;
  tokens.forEach((token, i) => {
    if (token.type === 'table_open') heads = [];
    if (token.type === 'tr_open') column = 0;
    if (token.type === 'th_open') {
      classOf(token);
      token.attrSet('scope', 'col');
      heads.push(textOf(tokens[i + 1]?.children ?? []).trim());
    }
    if (token.type === 'td_open') {
      classOf(token);
      token.attrSet('data-label', heads[column] ?? '');
      column += 1;
    }
  });
}
