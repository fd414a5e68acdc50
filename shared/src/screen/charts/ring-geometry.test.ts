import fc from 'fast-check';
import { ringArcs } from './ring-geometry.ts';

const around = (radius: number) => 2 * Math.PI * radius;

test('a single share fills the ring without a gap', () => {
  expect(ringArcs([5], 64, 2.5)).toEqual([{ length: around(64), offset: 0 }]);
});

test('no holdings draw no arcs', () => {
  expect(ringArcs([0, 0], 64, 2.5)).toEqual([
    { length: 0, offset: 0 },
    { length: 0, offset: 0 },
  ]);
  expect(ringArcs([], 64, 2.5)).toEqual([]);
});

test('arcs are in proportion, have gaps and fill the ring', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 50, max: 1000 }), { minLength: 2, maxLength: 8 }), (shares) => {
      const arcs = ringArcs(shares, 64, 2.5);
      const total = shares.reduce((sum, share) => sum + share, 0);
      let end = 0;
      arcs.forEach((arc, index) => {
        expect(arc.offset).toBeCloseTo(end, 6);
        const room = around(64) - 2.5 * shares.length;
        expect(arc.length).toBeCloseTo(((shares[index] ?? 0) / total) * room, 6);
        end = arc.offset + arc.length + 2.5;
      });
      expect(end).toBeCloseTo(around(64), 6);
    }),
  );
});

test('a tiny share gets at least one pixel', () => {
  expect(ringArcs([1_000_000, 0.01], 64, 2.5)[1]?.length).toBe(1);
});
