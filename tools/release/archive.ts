import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib';
import { packTar, unpackTar } from 'modern-tar/fs';
import { ReleaseRefused } from './release-refused.ts';
import { readSigned } from './signature.ts';

/** What an archive says of itself, in `release.json` at its root. */
type Manifest = {
  version: string;
  /** The major version of Node that it was built with; it needs this one or a later one. */
  node: number;
  /** The sha256 of every other file, by its path. */
  files: Record<string, string>;
};

const MANIFEST = 'release.json';
/** MAJOR.MINOR.PATCH, and a part for trials. */
const VERSION = /^\d+\.\d+\.\d+(?:-[0-9A-Za-z.]+)?$/;
const LEVEL = 3;

const nodeMajor = () => Number(process.versions.node.split('.')[0]);

async function sumOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** The sums of all files of a folder but its manifest. */
async function sumsOf(folder: string): Promise<Record<string, string>> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const sums: Record<string, string> = {};
  const names = found
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
  for (const name of names) {
    if (name !== MANIFEST) sums[name] = await sumOf(path.join(folder, name));
  }
  return sums;
}

const versionIn = async (folder: string) =>
  String(JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')).version);

export const archiveName = (version: string) => `forja-${version}.tar.zst`;

/** Writes the folder of an image as an archive into the folder `into`. Returns the path of the archive. */
export async function packRelease(folder: string, into: string): Promise<string> {
  const version = await versionIn(folder);
  if (!VERSION.test(version)) throw new ReleaseRefused(`${version} is no version.`);
  const manifest: Manifest = { version, node: nodeMajor(), files: await sumsOf(folder) };
  await writeFile(path.join(folder, MANIFEST), JSON.stringify(manifest, null, 1));
  const archive = path.join(into, archiveName(version));
  const compress = createZstdCompress({ params: { [constants.ZSTD_c_compressionLevel]: LEVEL } });
  await pipeline(packTar(folder), compress, createWriteStream(`${archive}.part`));
  await rename(`${archive}.part`, archive);
  return archive;
}

const readManifest = async (folder: string): Promise<Manifest> => {
  const text = await readFile(path.join(folder, MANIFEST), 'utf8').catch(() => null);
  if (text === null) throw new ReleaseRefused(`${folder} holds no ${MANIFEST}: it is no release.`);
  return JSON.parse(text) as Manifest;
};

/** Throws unless the folder holds exactly the files that its manifest names. */
async function verify(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const found = await sumsOf(folder);
  const names = new Set([...Object.keys(found), ...Object.keys(manifest.files)]);
  const wrong = [...names].filter((name) => found[name] !== manifest.files[name]);
  if (wrong.length > 0) {
    throw new ReleaseRefused(
      `The archive is damaged: ${wrong.length} files differ, such as ${wrong[0]}. Nothing was changed.`,
    );
  }
  if (!VERSION.test(manifest.version)) throw new ReleaseRefused('The archive names no version.');
  if (manifest.node > nodeMajor()) {
    throw new ReleaseRefused(
      `Release ${manifest.version} needs Node ${manifest.node}; this is ${nodeMajor()}. Nothing was changed.`,
    );
  }
  return manifest;
}

const isThere = (place: string) =>
  stat(place).then(
    () => true,
    () => false,
  );

/**
 * Unpacks an archive beside the other releases, checked, and returns its version. A release that is there stays. With a
 * public key an archive without a signature of that key is refused before anything of it is unpacked.
 */
export async function unpackRelease(
  archive: string,
  releases: string,
  publicKey?: string,
): Promise<string> {
  const from = publicKey
    ? Readable.from([await readSigned(archive, publicKey)])
    : createReadStream(archive);
  const part = path.join(releases, `.part-${process.pid}`);
  await rm(part, { recursive: true, force: true });
  try {
    await pipeline(from, createZstdDecompress(), unpackTar(part));
    const manifest = await verify(part);
    const place = path.join(releases, manifest.version);
    if (!(await isThere(place))) await rename(part, place);
    else if (JSON.stringify(await readManifest(place)) !== JSON.stringify(manifest)) {
      throw new ReleaseRefused(
        `Version ${manifest.version} is there with other files. Releases are never changed: raise the version.`,
      );
    }
    return manifest.version;
  } finally {
    await rm(part, { recursive: true, force: true });
  }
}
