/** In HTML the order of attributes says nothing. */
const inOrder = (html: string): string =>
  html.replace(/<(\w+)((?:\s[\w:-]+(?:="[^"]*")?)+)/g, (_, tag: string, given: string) => {
    const attributes = given.match(/[\w:-]+(?:="[^"]*")?/g) ?? [];
    return `<${[tag, ...attributes.sort()].join(' ')}`;
  });

/** A text without what is new at every start: names of assets, times, ids, secrets. */
export const masked = (text: string): string =>
  inOrder(text)
    .replace(/\/assets\/[\w./-]+/g, '/assets/*')
    .replace(/nonce="[^"]*"/g, 'nonce="*"')
    // How scripts are cut into files is measured by the budgets of pages, not here.
    .replace(/<link href="\/assets\/\*" nonce="\*" rel="modulepreload"\/?>\s*/g, '')
    .replace(/(?<=\b)\d+(?= KB\b)/g, '*')
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, '*')
    .replace(/\b\d{4}-\d{2}-\d{2}T[\d:.]+Z?/g, '*')
    // Not the digits of a fraction.
    .replace(/(?<!\.)(?:\b|\\x)[0-9a-f]{16,64}\b/g, '*')
    // Milliseconds since 1970.
    .replace(/\b1[78]\d{11}\b/g, '*')
    .replace(/name="(?:token|rendered|started)"( type="\w+")? value="[^"]*"/g, 'value="*"')
    .replace(/token=[\w.*-]+/g, 'token=*')
    .replace(/[\w-]{40,}\.[\w-]{20,}/g, '*')
    .replace(/\bq-[0-9a-f]{8}\b/g, 'q-*')
    // Of React's useId: the place in the tree, which any new component shifts.
    .replace(/\b_R_\w+_/g, '_R_*_');

/** A mail without its reference number and times. */
export const maskedMail = (text: string): string =>
  masked(text)
    .replace(/(?<=\b|%20)[\dA-Z]{4}-[\dA-Z]{4}\b/g, '*')
    .replace(/\b\d{1,2}[:h]\d{2}\b/g, '*');

/** An address or a text without what is new in every run: what signs links, names things, counts milliseconds. */
export const withoutTokens = (text: string): string =>
  text
    .replace(/\b(ate|para|token)=[^&"\s]+/g, '$1=*')
    .replace(/"nonce":"[^"]*"/g, '"nonce":"*"')
    // Of a passkey that is to be made.
    .replace(/"(challenge|id)":"[\w-]{40,}"/g, '"$1":"*"')
    // Reference numbers, each with a letter at least.
    .replace(/\b(?=[\d-]*[A-Z])[\dA-Z]{4}-[\dA-Z]{4}\b/g, '*')
    // The part of a term that has passed.
    .replace(/(--share:0\.\d\d)\d+/g, '$1');

/** Of an archive its names and texts. */
const readable = (text: string) =>
  text.includes('\nPK\x03\x04') ? (text.match(/[^\p{C}\ufffd]{8,}/gu) ?? []).join('\n') : text;

/** Addresses that a recording takes one after the other, and the time of the day that it reached. */
const withoutMoment = (text: string) =>
  text.replace(/\b198\.51\.\d+\.\d+\b/g, '*').replace(/\b\d{1,2}:\d{2}(?::\d{2})?\b/g, '*');

/** A screen without the data in its scripts, which nobody sees. */
export const maskedScreen = (text: string): string =>
  withoutMoment(
    masked(
      withoutTokens(readable(text).replace(/(<script\b[^>]*>)[\s\S]*?<\/script>/g, '$1</script>')),
    ).replace(/localhost:\d+/g, 'localhost:*'),
  );

/** A text with a mark in the place of each number. */
export const withoutNumbers = (text: string): string => text.replace(/\d+(?:[.,:h]\d+)*/g, '#');
