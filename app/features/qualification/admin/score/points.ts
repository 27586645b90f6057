/** Points as they are written: +30, −10, 0. */
export const signed = (points: number): string =>
  points > 0 ? `+${points}` : String(points).replace('-', '−');
