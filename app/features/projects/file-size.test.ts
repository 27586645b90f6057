import { expect, test } from 'vitest';
import { fileSize } from './file-size.ts';

test.each([
  [1, '1 byte', '1 byte'],
  [46, '46 bytes', '46 bytes'],
  [38_400, '38 KB', '38 KB'],
  [2_400_000, '2,4 MB', '2.4 MB'],
])('%d bytes are written as people say it', (bytes, portuguese, english) => {
  const plain = (text: string) => text.replace(/\s/g, ' ');
  expect(plain(fileSize(bytes, 'pt-BR'))).toBe(portuguese);
  expect(plain(fileSize(bytes, 'en'))).toBe(english);
});
