const UUID = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;

/** Whether a text is a UUID as RFC 9562 writes them. */
export const isUuid = (text: string | null | undefined): text is string => UUID.test(text ?? '');

/** A text as a UUID; undefined for any other text. */
export const uuidIn = (text: string | null | undefined): string | undefined =>
  isUuid(text) ? text : undefined;
