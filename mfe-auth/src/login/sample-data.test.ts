import { sampleAllocation, sampleTotal } from './sample-data.ts';

const numberIn = (text: string) => Number(text.replace(/[,%]/g, ''));
const amounts = sampleAllocation.map(({ amount }) => numberIn(amount));
const total = amounts.reduce((sum, amount) => sum + amount, 0);
/** The ring's radius is 64, and 2.5 are left free between two slices. */
const circumference = 2 * Math.PI * 64;
const gap = 2.5;

test('the amounts of the sample add up to its total, and the shares to 100%', () => {
  expect(total).toBe(numberIn(sampleTotal));
  const shares = sampleAllocation.map(({ share }) => Math.round(numberIn(share) * 10));
  expect(shares.reduce((sum, share) => sum + share, 0)).toBe(1_000);
  expect(shares).toEqual(amounts.map((amount) => Math.round((amount / total) * 1_000)));
});

test('each slice of the ring is as long as its share, and begins where the one before ends', () => {
  for (const [at, { arc, offset }] of sampleAllocation.entries()) {
    const [length, rest] = arc.split(' ').map(Number);
    const before = amounts.slice(0, at).reduce((sum, amount) => sum + amount, 0);
    expect(length).toBeCloseTo((circumference * (amounts[at] ?? 0)) / total - gap, 1);
    expect((length ?? 0) + (rest ?? 0)).toBeCloseTo(circumference, 1);
    expect(-Number(offset)).toBeCloseTo((circumference * before) / total, 1);
  }
});
