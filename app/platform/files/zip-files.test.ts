import { describe, expect, it } from 'vitest';
import { zipEntries } from '../../../tests/zip-entries.ts';
import { type ZipFile, zipOf } from './zip-files.server.ts';

async function* given(files: readonly ZipFile[]) {
  yield* files;
}
const holding = (place: readonly string[], text: string): ZipFile => ({
  place,
  open: async () =>
    (async function* () {
      yield text;
    })(),
});
const read = async (files: readonly ZipFile[]) =>
  zipEntries(Buffer.from(await new Response(zipOf(given(files))).arrayBuffer()));

describe('an archive', () => {
  it('contains the files, under names that stay inside it', async () => {
    const long = `${'ã'.repeat(200)}.pdf`;
    const found = await read([
      holding(['dados.json'], '{}'),
      holding(['..', 'a/b', '../x:y?.txt'], 'um'),
      holding(['Tela', 'a.png'], 'dois'),
      holding(['tela', 'A.png'], 'três'),
      { place: ['gone.png'], open: async () => undefined },
      holding(['nul.txt'], 'quatro'),
      holding([long], 'cinco'),
    ]);
    expect(found.map(({ name, bytes }) => [name, String(bytes)])).toEqual([
      ['dados.json', '{}'],
      ['_/a b/x y .txt', 'um'],
      ['Tela/a.png', 'dois'],
      ['tela/A (2).png', 'três'],
      ['_nul.txt', 'quatro'],
      [`${'ã'.repeat(96)}.pdf`, 'cinco'],
    ]);
  });

  /** An endless file, which records how many bytes were read and whether it was closed. */
  function endless() {
    const seen = { taken: 0, closed: false };
    async function* pieces() {
      try {
        for (;;) {
          seen.taken += 1;
          yield new Uint8Array(1000);
        }
      } finally {
        seen.closed = true;
      }
    }
    return { seen, pieces };
  }

  it('reads no further than it is read, and closes its files when the reader stops', async () => {
    const { seen, pieces } = endless();
    let opened = 0;
    const file: ZipFile = {
      place: ['x'],
      open: async () => {
        opened += 1;
        return pieces();
      },
    };
    const reader = zipOf(given([file, file])).getReader();
    for (let i = 0; i < 20; i += 1) await reader.read();
    expect([opened, seen.taken < 30, seen.closed]).toEqual([1, true, false]);
    await reader.cancel();
    expect(seen.closed).toBe(true);
  });

  it('breaks where a file does, so that half a copy does not pass for a whole one', async () => {
    async function* broken() {
      yield 'a';
      throw new Error('The disk is gone.');
    }
    const files: ZipFile[] = [{ place: ['x'], open: async () => broken() }];
    await expect(read(files)).rejects.toThrow('The disk is gone.');
  });
});
