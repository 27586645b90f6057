/** A file of a mail as it is put on record. */
export type KeptFile = {
  storage_key: string;
  original_name: string;
  content_type: string;
  size: number;
  sha256: string;
  /** Of a picture within the text: whether it stands in what was written or in what is folded away. */
  shown_within: 'own' | 'folded' | null;
};
/** A file of a mail that was not taken: all that is known of it later. */
export type RefusedFile = {
  name: string;
  why: 'many' | 'tooLarge' | 'empty' | 'unsupported' | 'room';
};
export type TakenFiles = { files: KeptFile[]; refused: RefusedFile[] };
