import type { ScriptTag } from '#app/features/analytics/tags/script-tag.ts';

const ELEMENT = /^\s*<script((?:\s+[^<>]*?)?)\s*>([\s\S]*?)<\/script\s*>\s*$/i;
const ATTRIBUTE = /([a-z][a-z0-9:-]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'))?/gi;
const PLAIN_TYPE = /^(?:text|application)\/javascript$/i;

type Source = Pick<ScriptTag, 'src' | 'code' | 'data'>;

/** A script comes over a connection that nobody can change on the way. */
const isSecure = (address: string) => {
  if (!URL.canParse(address)) return false;
  const { protocol, username, password } = new URL(address);
  return protocol === 'https:' && !username && !password;
};

/** The accepted attributes of a script; null when one of them is not allowed. */
function attributesIn(text: string): { src?: string; data: Record<string, string> } | null {
  const data: Record<string, string> = {};
  let src: string | undefined;
  for (const [, name = '', double, single] of text.matchAll(ATTRIBUTE)) {
    const plain = name.toLowerCase();
    const value = double ?? single ?? '';
    if (plain === 'src') src = value;
    else if (plain.startsWith('data-')) data[plain] = value;
    else if (plain === 'type' && !PLAIN_TYPE.test(value)) return null;
    // It is loaded late in any case.
    else if (!['type', 'async', 'defer'].includes(plain)) return null;
  }
  return src === undefined ? { data } : { src, data };
}

/** Reads one `<script>` with an https address or with code; null for anything else. */
export function parseScript(content: string): Source | null {
  const [, head = '', body] = ELEMENT.exec(content) ?? [];
  if (body === undefined || /<\/?script/i.test(body)) return null;
  const attributes = attributesIn(head);
  if (!attributes) return null;
  const { src, data } = attributes;
  const code = body.trim();
  const extra = Object.keys(data).length > 0 ? { data } : {};
  if (src === undefined) return code === '' ? null : { code, ...extra };
  return isSecure(src) && code === '' ? { src: new URL(src).href, ...extra } : null;
}
