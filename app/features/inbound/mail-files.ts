/** A file of a mail as it is recorded. */
export type RecordedFile = {
  storage_key: string;
  original_name: string;
  content_type: string;
  size: number;
  sha256: string;
  /** Of a picture within the text: whether it is in the sender's text or in the folded part. */
  shown_within: 'own' | 'folded' | null;
};
/** A refused file of a mail: all that is known of it later. */
export type RefusedFile = {
  name: string;
  why: 'many' | 'tooLarge' | 'empty' | 'unsupported' | 'room';
};
export type IngestedFiles = { files: RecordedFile[]; refused: RefusedFile[] };
