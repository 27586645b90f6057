/** Points as they are told: +30, −10, 0. */
export const signed = (points: number): string =>
  points > 0 ? `+${points}` : String(points).replace('-', '−');
