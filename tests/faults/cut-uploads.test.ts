import { createHash, randomBytes } from 'node:crypto';
import { appendFileSync, createReadStream, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import path from 'node:path';
import { Upload } from 'tus-js-client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closeDatabase, openDatabase } from '#app/platform/database/database.server.ts';
import { scratchFolder } from '../../database/testing/embedded-template.ts';
import { type ServerScratch, serverScratch } from '../../database/testing/server-scratch.ts';
import { post, sql } from '../routes/auth-posts.ts';
import type { BuiltSite } from '../routes/built-site.ts';
import { letIn, someProject } from '../routes/project-rows.ts';
import { beginUpload, sendBytes } from '../routes/resumable.ts';
import { type SiteProcess, startSite } from '../routes/site-process.ts';
import { signedIn } from '../routes/staff.ts';
import { openBucket } from '../storage/bucket-server.ts';
import { type OwnPostgres, ownPostgres } from './own-postgres.ts';
import { memoryOf } from './processes.ts';

/* A large file over a line that is cut four times, and what a process needs for it. */

const CHUNK = 8 * 1024 * 1024;
const PIECE = 1_000_000;
const CUTS = [0.13, 0.37, 0.58, 0.83];
const MOST_GROWTH_MB = 100;
/** As `npm start` does. */
const START = [process.execPath, '--max-semi-space-size=8', 'server/start.mjs'];
const START_ENV = { MALLOC_ARENA_MAX: '2' };
/** What both processes are called by those who visit them. */
const ORIGIN = 'http://arquivos.example';

let postgres: OwnPostgres;
let scratch: ServerScratch;
let folder: string;
let bucket: Awaited<ReturnType<typeof openBucket>>;
let running: SiteProcess[] = [];

beforeAll(async () => {
  postgres = await ownPostgres();
  bucket = await openBucket();
});
beforeEach(async () => {
  scratch = await serverScratch(postgres.url);
  folder = await scratchFolder();
  await openDatabase({ dataDir: folder, databaseUrl: scratch.url });
});
afterEach(async () => {
  await Promise.all(running.map((one) => one.end('SIGTERM')));
  running = [];
  await closeDatabase();
  await scratch.dispose();
  rmSync(folder, { recursive: true, force: true });
});
afterAll(async () => {
  await bucket.close();
  await postgres.stop();
});

/** Watches several processes: by how much the one grew most that did. */
function growthOf(pids: readonly number[]) {
  const before = pids.map(memoryOf);
  let most = 0;
  const look = () => {
    most = Math.max(most, ...pids.map((pid, at) => memoryOf(pid) - (before[at] ?? 0)));
  };
  const watching = setInterval(look, 50);
  return () => {
    clearInterval(watching);
    look();
    return Math.round(most);
  };
}

/** A line to the sites, to another after each break, that breaks when so many bytes have gone up. */
async function cutLine(ports: readonly number[], size: number) {
  let [up, cuts] = [0, 0];
  const server = createServer((near: Socket) => {
    const far = connect(ports[cuts % ports.length] ?? 0, '127.0.0.1');
    const end = () => {
      near.destroy();
      far.destroy();
    };
    near.on('error', end).on('close', end);
    far.on('error', end).on('close', end);
    far.pipe(near);
    near.pipe(far);
    near.on('data', (chunk) => {
      up += chunk.length;
      if (up < (CUTS[cuts] ?? Number.POSITIVE_INFINITY) * size) return;
      cuts += 1;
      end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    cuts: () => cuts,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** Text of that length, so that its type is accepted, no two parts of which are the same. */
function writeText(place: string, size: number): string {
  const hash = createHash('sha256');
  writeFileSync(place, '');
  for (let written = 0; written < size; written += PIECE) {
    const piece = Buffer.from(randomBytes(PIECE / 2).toString('hex'));
    hash.update(piece);
    appendFileSync(place, piece);
  }
  return hash.digest('hex');
}

const KINDS = [
  { name: 'on the disk of one process', size: 200_000_000, processes: 1 },
  { name: 'in a bucket, received by two', size: 120_000_000, processes: 2 },
] as const;

describe.each(KINDS)('a file of $size bytes, $name', ({ size, processes }) => {
  it('arrives whole over a line that is cut four times, in 100 MB of memory', async () => {
    for (let n = 0; n < processes; n += 1) {
      running.push(
        await startSite(
          {
            ...{ DATA_DIR: folder, DATABASE_URL: scratch.url, TRUSTED_PROXIES: '127.0.0.1' },
            PUBLIC_URL: ORIGIN,
            ...(processes > 1 && { STORAGE_URL: bucket.url() }),
            ...START_ENV,
          },
          { command: START },
        ),
      );
    }
    const [first] = running;
    if (!first) throw new Error('There is no site.');
    const nothing = async () => undefined;
    const site: BuiltSite = {
      ...{ ...first, origin: ORIGIN, dataDir: folder },
      ...{ writeCounts: nothing, close: nothing },
    };
    const person = await signedIn(site, null);
    const project = await someProject();
    await letIn(project, person.id, 'owner');
    const place = path.join(folder, 'filme.txt');
    const sha256 = writeText(place, size);

    // What a process loads with its first upload is not this file's.
    for (const one of running) {
      const started = await beginUpload({ ...one, origin: ORIGIN }, person, {
        ...{ project: project.id, size: 6, name: 'oi.txt' },
      });
      const at = started.headers.location ?? '';
      const bytes = Buffer.from('farol\n');
      await sendBytes({ ...one, origin: ORIGIN }, person, { at, offset: 0, bytes });
      const place = `${project.id}/`;
      await post({ ...one, origin: ORIGIN }, at, { place }, { cookie: person.cookie });
    }
    const growth = growthOf(running.map(({ pid }) => pid));
    const line = await cutLine(
      running.map(({ port }) => port),
      size,
    );
    const url = await new Promise<string>((resolve, reject) => {
      const upload = new Upload(createReadStream(place), {
        endpoint: `http://localhost:${line.port}/portal/cliente/envios`,
        uploadSize: size,
        chunkSize: CHUNK,
        retryDelays: [0, 50, 100, 200, 400],
        metadata: { filename: 'filme.txt', project: project.id },
        headers: { cookie: person.cookie, origin: ORIGIN },
        onError: reject,
        onSuccess: () => resolve(upload.url ?? ''),
      });
      upload.start();
    });
    const accepted = await post(
      site,
      new URL(url).pathname,
      { place: `${project.id}/` },
      { cookie: person.cookie },
    );
    const most = growth();
    await line.close();
    expect(line.cuts()).toBe(CUTS.length);
    expect([accepted.status, Object.keys(JSON.parse(accepted.text))]).toEqual([200, ['file']]);
    const rows = await sql(
      `select v.size, v.sha256, v.content_type from public.project_file_versions v
       join public.project_files f on f.id = v.file_id where f.project_id = $1 and v.file_name = 'filme.txt'`,
      project.id,
    );
    expect(rows).toEqual([{ size, sha256, content_type: 'text/plain' }]);
    expect(await sql('select 1 from private.project_upload_parts')).toEqual([]);
    process.stdout.write(`memory grew by ${most} MB\n`);
    expect(most).toBeLessThanOrEqual(MOST_GROWTH_MB);
  });
});
