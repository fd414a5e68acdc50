/** One arc of a ring, as a dash of its circle. Lengths in px along the circle. */
export interface Arc {
  readonly length: number;
  readonly offset: number;
}

/**
 * Arcs of a ring for shares of a whole, in order, from the top and clockwise, with a gap after each. Pixels, not
 * money: a share too small to see is given a pixel, so that what is in the legend is in the ring.
 */
export function ringArcs(shares: readonly number[], radius: number, gap: number): readonly Arc[] {
  const around = 2 * Math.PI * radius;
  const total = shares.reduce((sum, share) => sum + Math.max(share, 0), 0);
  if (total <= 0) return shares.map(() => ({ length: 0, offset: 0 }));
  const visible = shares.filter((share) => share > 0).length;
  const room = visible > 1 ? around - gap * visible : around;
  let offset = 0;
  return shares.map((share) => {
    if (share <= 0) return { length: 0, offset };
    const arc = { length: Math.max((share / total) * room, 1), offset };
    offset += arc.length + (visible > 1 ? gap : 0);
    return arc;
  });
}
