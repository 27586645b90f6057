/** Reports of bytes that pass whether they are UTF-8 text. */
export function textWatch() {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isText = true;
  const look = (chunk: Buffer | undefined) => {
    if (!isText) return;
    try {
      const part = decoder.decode(chunk, { stream: chunk !== undefined });
      // biome-ignore lint/suspicious/noControlCharactersInRegex: no text has them
      isText = !/[\u0000-\u0008\u000b\u000e-\u001f]/.test(part);
    } catch {
      isText = false;
    }
  };
  return {
    see: (chunk: Buffer) => look(chunk),
    end: () => {
      look(undefined);
      return isText;
    },
  };
}

/** Whether bytes are UTF-8 text without control characters. */
export function isPlainText(bytes: Uint8Array): boolean {
  const watch = textWatch();
  watch.see(Buffer.from(bytes));
  return watch.end();
}
