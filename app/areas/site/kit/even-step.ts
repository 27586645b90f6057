/** The smallest of 1, 2, 5, 10, 20 … in which a scale has at most so many marks. */
export function evenStep(length: number, marks: number): number {
  for (let ten = 1; ; ten *= 10) {
    const step = [1, 2, 5].map((one) => one * ten).find((one) => length / one <= marks);
    if (step !== undefined) return step;
  }
}
