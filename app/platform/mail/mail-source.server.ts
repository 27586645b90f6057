import { Readable } from 'node:stream';
import type MimeNode from 'nodemailer/lib/mime-node/index.js';
import { encode, wrap } from 'nodemailer/lib/qp/index.js';

/*
 * The source of a mail, composed at once. The library's own way takes some twenty streams and as many turns of the
 * event loop for a mail with two pictures, which is half of what a mail costs. The bytes are the same
 * (`mail-source.test.ts`).
 */

/** Above this many bytes a mail is left to the library, which composes it in pieces between other work. */
const MOST_BYTES = 256 * 1024;
const LINE = /.{76}(?=.)/g;

/** Pictures are the same in each mail. */
const encoded = new WeakMap<Buffer, string>();

function base64Lines(content: Buffer): string {
  const known = encoded.get(content);
  if (known !== undefined) return known;
  const lines = content.toString('base64').replace(LINE, '$&\r\n');
  encoded.set(content, lines);
  return lines;
}

/** Whether a part has one of the forms that our mails have. */
function isPlain(node: MimeNode): boolean {
  const { content, childNodes } = node;
  if (childNodes.length > 0) return content === undefined && childNodes.every(isPlain);
  if (Buffer.isBuffer(content)) return node.getTransferEncoding() === 'base64';
  return typeof content === 'string' && /^text\//.test(String(node.getHeader('Content-Type')));
}

function bytesOf(node: MimeNode): number {
  const { content, childNodes } = node;
  const own = typeof content === 'string' || Buffer.isBuffer(content) ? content.length : 0;
  return childNodes.reduce((sum, child) => sum + bytesOf(child), own);
}

function contentOf({ content }: MimeNode, encoding: unknown): string {
  if (Buffer.isBuffer(content)) return base64Lines(content);
  if (typeof content !== 'string') return '';
  if (encoding === 'quoted-printable') return wrap(encode(content));
  return encoding === 'base64' ? base64Lines(Buffer.from(content)) : content;
}

/** The source of a compiled mail of text, HTML and small files. */
export function sourceOf(node: MimeNode): string {
  const headers = node.buildHeaders();
  const parts = node.childNodes.map((child) => `--${node.boundary}\r\n${sourceOf(child)}`);
  const end = parts.length > 0 ? `\r\n--${node.boundary}--\r\n` : '';
  const content = contentOf(node, node.getHeader('Content-Transfer-Encoding'));
  return `${headers}\r\n\r\n${content}${parts.join('\r\n')}${end}`;
}

/** Lets a compiled mail be written in one piece, where it is one of text, HTML and small files. */
export function composeAtOnce(message: MimeNode): void {
  if (message.childNodes.length === 0 || bytesOf(message) > MOST_BYTES || !isPlain(message)) return;
  sendSource(message, Buffer.from(sourceOf(message)));
}

/** Lets a compiled mail be written as this source, in one piece. */
export function sendSource(message: MimeNode, source: Buffer): void {
  message.createReadStream = () =>
    new Readable({
      read() {
        this.push(source);
        this.push(null);
      },
    });
}
