/** A file on this machine's disk that is about to be stored. */
export type FileToKeep = {
  /** Its path; it may be moved away from there. */
  place: string;
  size: number;
  /** Of its bytes, in hex. */
  sha256: string;
  contentType: string;
  /** For a service that serves the file itself. */
  cacheControl?: string;
};

/** Where uploaded files lie. Keys of private files are random; those of logos are their names. */
export type Storage = {
  /** Stores a file, replacing one of the same key. Once it resolves the file survives a crash of this
   * process. */
  keep: (key: string, file: FileToKeep) => Promise<void>;
  /** The bytes as they are read; undefined when there is no file. */
  read: (key: string) => Promise<ReadableStream<Uint8Array> | undefined>;
  /** Removes a file; a missing one counts as removed. */
  remove: (key: string) => Promise<void>;
  /** The keys of all files, in no order. */
  list: () => AsyncIterable<string>;
};
