import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/*
 * What the site is compared with: a bare node:http server that answers every request with one
 * constant buffer, the file that BODY_FILE names.
 */

const body = readFileSync(String(process.env['BODY_FILE']));
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-encoding': 'br',
  'content-length': String(body.byteLength),
};

createServer((_, response) => {
  response.writeHead(200, headers);
  response.end(body);
}).listen(0, '127.0.0.1');

process.on('SIGTERM', () => process.exit(0));
