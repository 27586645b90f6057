const MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** A text without the invisible marks that turn the direction of what stands beside them. */
export const withoutDirectionMarks = (text: string): string => text.replace(MARKS, '');
