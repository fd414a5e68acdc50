/** Median: the middle value, or the mean of the two middle ones. `NaN` without values. */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  const at = (index: number) => sorted[Math.floor(index)] ?? Number.NaN;
  return (at((sorted.length - 1) / 2) + at(sorted.length / 2)) / 2;
}

/** Repeats a measurement sequentially, so that the rounds do not affect one another. `measure` gets the round, from 0. */
export async function repeatMeasurement<Value>(
  rounds: number,
  measure: (round: number) => Promise<Value>,
): Promise<Value[]> {
  const values: Value[] = [];
  for (let round = 0; round < rounds; round += 1) values.push(await measure(round));
  return values;
}
