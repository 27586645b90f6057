import { execFile } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { packRelease, unpackRelease } from '../../tools/release/archive.ts';
import { signArchive, signatureOf } from '../../tools/release/signature.ts';
import { projectFolder } from '../../tools/source-files.ts';

/* Archives of a small folder; tests/faults/release.test.ts installs those of the image. */

const run = promisify(execFile);

const pair = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    secret: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
    /** As the setting has it: the one line between the first and the last. */
    line: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
    file: String(publicKey.export({ type: 'spki', format: 'pem' })),
  };
};
const [own, other] = [pair(), pair()];

const folder = await mkdtemp(path.join(tmpdir(), 'forja-signature-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

let archive = '';
let root = '';
beforeEach(async () => {
  const content = await mkdtemp(path.join(folder, 'content-'));
  await writeFile(path.join(content, 'package.json'), '{"version":"1.0.0"}');
  const into = await mkdtemp(path.join(folder, 'archives-'));
  archive = await packRelease(content, into);
  root = path.join(into, 'opt');
  await mkdir(path.join(root, 'releases'), { recursive: true });
});

const releases = () => readdir(path.join(root, 'releases'));

/** What `tools/release.ts install` prints with this public key. */
const install = (publicKey: string) =>
  run(process.execPath, ['tools/release.ts', 'install', archive, '--root', root], {
    cwd: projectFolder,
    env: { ...process.env, RELEASE_PUBLIC_KEY: publicKey },
  }).then(
    ({ stdout }) => stdout,
    (error) => String(error.stdout + error.stderr),
  );

it('a signed archive is unpacked, and openssl verifies it too', async () => {
  await signArchive(archive, own.secret);
  const file = path.join(root, 'release.pub');
  await writeFile(file, own.file);
  const { stdout } = await run('openssl', [
    ...['pkeyutl', '-verify', '-pubin', '-inkey', file, '-rawin'],
    ...['-in', archive, '-sigfile', signatureOf(archive)],
  ]);
  expect(stdout).toContain('Signature Verified Successfully');
  for (const key of [own.line, own.file]) {
    expect(await unpackRelease(archive, path.join(root, 'releases'), key)).toBe('1.0.0');
  }
  expect(await install(own.line)).toContain('signed by the key of RELEASE_PUBLIC_KEY');
});

it('an archive without a signature is refused where a key is set, and accepted where none is', async () => {
  expect(await install(own.line)).toContain(
    `is not signed: there is no ${signatureOf(archive)}, and RELEASE_PUBLIC_KEY is set. Nothing was changed.`,
  );
  expect(await releases()).toEqual([]);
  expect(await install('')).toContain('Release 1.0.0 lies in');
});

it('the signature of another key, or of other bytes, is refused before anything is unpacked', async () => {
  await signArchive(archive, other.secret);
  expect(await install(own.line)).toContain('is not by the key of RELEASE_PUBLIC_KEY');
  await signArchive(archive, own.secret);
  const bytes = await readFile(archive);
  const last = bytes.length - 1;
  bytes[last] = (bytes[last] ?? 0) ^ 1;
  await writeFile(archive, bytes);
  expect(await install(own.line)).toContain('or the archive was changed after it');
  await writeFile(signatureOf(archive), 'short');
  expect(await install(own.line)).toContain('is not by the key of RELEASE_PUBLIC_KEY');
  expect(await releases()).toEqual([]);
});

it('a key that is none is named and not printed', async () => {
  await signArchive(archive, own.secret);
  const said = await install('none of these');
  expect(said).toContain('RELEASE_PUBLIC_KEY is no public key of Ed25519');
  expect(said).not.toContain('none of these');
  await expect(signArchive(archive, own.line)).rejects.toThrow(
    'RELEASE_SIGNING_KEY is no private key of Ed25519',
  );
  expect(await releases()).toEqual([]);
});
