/** Marks that turn the direction in which the text around them is shown. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** Marks without width that no writing system needs within a name. */
const ZERO_WIDTH = /[\u00ad\u180e\u200b\u2060\ufeff]/g;
/** Joiners belong between two signs, as in 👩‍👧 and in Persian names. */
const STRAY_JOINERS =
  /(?<![^\s\u200c\u200d])[\u200c\u200d]+|[\u200c\u200d]+(?![^\s\u200c\u200d])/gu;
const VISIBLE = /[^\p{Cc}\p{Cf}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** A text without the marks that change the direction of the text around it. */
export const withoutDirectionMarks = (text: string): string => text.replace(DIRECTION_MARKS, '');

/**
 * A name, a subject or a title as it is stored: one line, without marks of direction or of no width, its
 * letters composed (NFC). Empty where nothing of it is visible.
 */
export function cleanLine(text: string): string {
  const line = withoutDirectionMarks(text.normalize('NFC'))
    .replace(ZERO_WIDTH, '')
    .replace(STRAY_JOINERS, '')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim();
  return isVisible(line) ? line : '';
}

/** An e-mail address without invisible characters and outer blanks. */
export const cleanEmail = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]/gu, '').trim();

/** Whether a text holds anything visible. */
export const isVisible = (text: string): boolean => VISIBLE.test(text);
