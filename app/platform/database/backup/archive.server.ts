import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib';
import { Decrypter, Encrypter } from 'age-encryption';
import { createTarDecoder, createTarPacker } from 'modern-tar';

type Bytes = globalThis.ReadableStream<Uint8Array>;

/** One file within an archive: at most a few megabytes, as it is held in memory whole. */
export type Entry = { name: string; bytes: Uint8Array };

/** What `age` writes first: an archive is encrypted or not. */
const AGE_MARK = 'age-encryption.org/v1\n';

const web = (stream: Readable) => Readable.toWeb(stream) as unknown as Bytes;
const node = (stream: Bytes) => Readable.fromWeb(stream as unknown as ReadableStream);

async function pack(
  entries: AsyncIterable<Entry>,
  { controller }: ReturnType<typeof createTarPacker>,
): Promise<void> {
  try {
    for await (const { name, bytes } of entries) {
      const writer = controller.add({ name, size: bytes.length, mode: 0o600 }).getWriter();
      await writer.write(bytes);
      await writer.close();
    }
    controller.finalize();
  } catch (error) {
    controller.error(error instanceof Error ? error : new Error(String(error)));
  }
}

/**
 * The entries as a tar file, compressed (zstd) and encrypted to the age public key `recipient`, where there is one.
 * The stream fails with the error of `entries`.
 */
export async function writeArchive(
  entries: AsyncIterable<Entry>,
  recipient: string | undefined,
): Promise<Readable> {
  const packer = createTarPacker();
  void pack(entries, packer);
  // With a checksum at its end: a changed byte is found.
  const compress = createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } });
  const tar = node(packer.readable as Bytes);
  tar.on('error', (error) => compress.destroy(error));
  tar.pipe(compress);
  if (!recipient) return compress;
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  return node(await encrypter.encrypt(web(compress)));
}

/** An archive that cannot be read: of another kind, cut off, changed, or encrypted to another key. */
export class ArchiveRefused extends Error {
  override name = 'ArchiveRefused';
}

async function opened(archive: Readable, identity: string | undefined): Promise<Readable> {
  const first = await new Promise<Buffer>((resolve, reject) => {
    archive.once('error', reject);
    archive.once('end', () => resolve(Buffer.alloc(0)));
    archive.once('readable', () => resolve((archive.read() as Buffer | null) ?? Buffer.alloc(0)));
  });
  archive.unshift(first);
  if (!first.subarray(0, AGE_MARK.length).equals(Buffer.from(AGE_MARK))) return archive;
  if (!identity) {
    throw new ArchiveRefused('The back-up is encrypted: name the file with its key by --identity.');
  }
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  return node(await decrypter.decrypt(web(archive)));
}

/**
 * The entries of an archive in their order. `identity` is the private key (AGE-SECRET-KEY-…) of an encrypted one.
 * Throws ArchiveRefused.
 */
export async function* readArchive(
  archive: Readable,
  identity: string | undefined,
): AsyncGenerator<Entry> {
  try {
    const plain = await opened(archive, identity);
    const expand = createZstdDecompress();
    plain.on('error', (error) => expand.destroy(error));
    plain.pipe(expand);
    const entries = web(expand).pipeThrough(createTarDecoder());
    for await (const { header, body } of entries as unknown as AsyncIterable<{
      header: { name: string };
      body: Bytes;
    }>) {
      yield { name: header.name, bytes: new Uint8Array(await new Response(body).arrayBuffer()) };
    }
  } catch (error) {
    if (error instanceof ArchiveRefused) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new ArchiveRefused(`The back-up cannot be read: ${reason}`, { cause: error });
  }
}
