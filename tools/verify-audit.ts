import { createReadStream, existsSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import {
  type ChainHead,
  faultAfter,
  type LineFault,
  readLine,
} from '#app/features/system/audit-export/audit-chain.ts';
import { endWithUsage, readArguments } from './command-line/arguments.ts';

const USAGE = `npm run audit:verify -- FILE…

Verifies the chain of exported records (AUDIT_EXPORT), of several files in their order, such as the objects of a
bucket. Ends with 1 at the first line that was changed, removed or moved. Lines removed at the end show in the number
and hash of the last line, which the system screen names too.`;

const SAYS: Record<LineFault, string> = {
  unreadable: 'is not a line of this export',
  changed: 'was changed: its hash is another',
  missing: 'does not follow: lines before it are missing',
  order: 'is out of order, or there twice',
  broken: 'does not continue the chain: the line before it was replaced',
};

const files = readArguments(USAGE, {}, Number.POSITIVE_INFINITY).positionals;
if (files.length === 0) endWithUsage(USAGE, 'Name the file.');
const absent = files.find((file) => !existsSync(file));
if (absent) endWithUsage(USAGE, `There is no file ${absent}.`);

let head: ChainHead | undefined;
let first = 0;
let count = 0;

function fail(file: string, place: number, fault: LineFault): never {
  console.log(`${path.basename(file)}, line ${place} ${SAYS[fault]}.`);
  process.exit(1);
}

for (const file of files) {
  let place = 0;
  for await (const text of createInterface({ input: createReadStream(file) })) {
    place += 1;
    const line = readLine(text);
    if (typeof line === 'string') fail(file, place, line);
    // A file may begin within the chain: the first line says what came before.
    const before: ChainHead = head ?? { number: line.number - 1, hash: line.prev };
    const fault = faultAfter(before, line);
    if (fault) fail(file, place, fault);
    first ||= line.number;
    head = line;
    count += 1;
  }
}

console.log(
  head
    ? `${count} lines, ${first} to ${head.number}, unchanged and complete. Last hash: ${head.hash}`
    : 'No lines.',
);
