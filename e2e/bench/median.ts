/** The middle of some figures; the mean of the two in the middle where there is none. */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  const at = (index: number) => sorted[Math.floor(index)] ?? Number.NaN;
  return (at((sorted.length - 1) / 2) + at(sorted.length / 2)) / 2;
}

/** Calls one after the other, so that they do not disturb one another. */
export async function timesOver<Value>(rounds: number, measure: () => Promise<Value>): Promise<Value[]> {
  const values: Value[] = [];
  for (let round = 0; round < rounds; round += 1) values.push(await measure());
  return values;
}
