import PostalMime, { decodeWords, type Email, type PostalMimeOptions } from 'postal-mime';

type Parameters = { charset?: string; filename?: string; name?: string };
type Decoder = { update(line: Uint8Array): void; finalize(): Promise<ArrayBuffer> };
type Part = {
  state: 'header' | 'body' | 'finished';
  contentTransferEncoding: { encoding: string };
  contentDecoder: Decoder | null;
  content: ArrayBuffer | null;
  contentType: { parsed: { value: string; params: Parameters } };
  contentDisposition: { parsed: { params: Parameters } };
};
/** Members of the library's parser that its types lack: its version is fixed in package.json. */
type Parser = {
  currentNode: Part;
  processLine(line: Uint8Array, isFinal: boolean): Promise<void>;
  collectNode(part: Part, ...context: unknown[]): Promise<void>;
};

const FALLBACK = 'windows-1252';
const LATIN = /^(?:us-ascii|ascii|iso-?8859-1|iso-?8859-15|latin-?1|windows-1252|cp-?1252)$/i;
const REPLACED = '\u{fffd}';

function decoderOf(charset: string): TextDecoder | undefined {
  try {
    return new TextDecoder(charset);
  } catch {
    return undefined;
  }
}

const isAscii = (bytes: Uint8Array): boolean => bytes.every((byte) => byte < 0x80);

/** Whether bytes are UTF-8, but for a letter here and there that was cut or copied wrongly. */
function isMostlyUtf8(bytes: Uint8Array): boolean {
  let [good, bad] = [0, 0];
  for (const letter of new TextDecoder().decode(bytes)) {
    if (letter === REPLACED) bad += 1;
    else if (letter > '\u007f') good += 1;
  }
  return bad === 0 || good > bad;
}

/**
 * The character set of bytes: the declared one where they are text in it, else UTF-8, else Windows-1252,
 * which accepts any. Western text that is valid UTF-8 is always UTF-8.
 */
function readableCharset(declared: string | undefined, bytes: Uint8Array): string {
  const charset = declared?.trim() ?? '';
  if (isAscii(bytes)) return charset || 'utf-8';
  const decoder = LATIN.test(charset) ? undefined : decoderOf(charset);
  if (decoder && decoder.encoding !== 'utf-8' && !decoder.decode(bytes).includes(REPLACED)) {
    return charset;
  }
  if (isMostlyUtf8(bytes)) return 'utf-8';
  // The parser accepts names of character sets that the runtime lacks.
  return charset !== '' && (LATIN.test(charset) || !decoder) ? charset : FALLBACK;
}

const WORDS = /=\?utf-?8(?:\*[^?\s]{0,40})?\?([QB])\?([^?]*)\?=/gi;

/** Encoded words; those that are no UTF-8 though declared so become Windows-1252. */
export const readableWords = (text: string): string =>
  decodeWords(text).includes(REPLACED) ? text.replaceAll(WORDS, `=?${FALLBACK}?$1?$2?=`) : text;

/** A line of headers as UTF-8, which the parser assumes. */
const asUtf8 = (line: Uint8Array): Uint8Array =>
  isAscii(line) || isMostlyUtf8(line)
    ? line
    : new TextEncoder().encode(new TextDecoder(FALLBACK).decode(line));

/** Lines in one growing buffer: the library's own needs an object for each, and gigabytes for many. */
class Lines implements Decoder {
  private bytes = new Uint8Array(64);
  private length = 0;

  update(line: Uint8Array): void {
    const length = this.length + line.length + 1;
    if (length > this.bytes.length) {
      const larger = new Uint8Array(2 * length);
      larger.set(this.bytes.subarray(0, this.length));
      this.bytes = larger;
    }
    this.bytes.set(line, this.length);
    this.bytes[length - 1] = 0x0a;
    this.length = length;
  }

  async finalize(): Promise<ArrayBuffer> {
    return this.bytes.buffer.slice(0, this.length);
  }
}

const isEncoded = ({ contentTransferEncoding: { encoding } }: Part): boolean =>
  /base64|quoted-printable/i.test(encoding);

/** Parses a mail whose bytes may not be in the character set that it declares, if it declares one. */
export async function parseMail(raw: Uint8Array, limits: PostalMimeOptions): Promise<Email> {
  const reader = new PostalMime(limits);
  const parser = reader as unknown as Parser;
  const [processLine, collectNode] = [
    parser.processLine.bind(parser),
    parser.collectNode.bind(parser),
  ];
  parser.processLine = (line, isFinal) => {
    const part = parser.currentNode;
    if (part.state === 'header') return processLine(asUtf8(line), isFinal);
    if (part.contentDecoder && !(part.contentDecoder instanceof Lines) && !isEncoded(part)) {
      part.contentDecoder = new Lines();
    }
    return processLine(line, isFinal);
  };
  parser.collectNode = (part, ...context) => {
    const { params } = part.contentType.parsed;
    if (part.content && part.contentType.parsed.value.startsWith('text/')) {
      params.charset = readableCharset(params.charset, new Uint8Array(part.content));
    }
    for (const names of [params, part.contentDisposition.parsed.params]) {
      if (names.filename) names.filename = readableWords(names.filename);
      if (names.name) names.name = readableWords(names.name);
    }
    return collectNode(part, ...context);
  };
  return reader.parse(raw);
}
