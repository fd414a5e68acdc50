/** One arc of a ring, as a dash of its circle. Lengths are in px along the circle. */
export interface Arc {
  readonly length: number;
  readonly offset: number;
}

/**
 * Returns the arcs of a ring for shares of a whole, in order, clockwise from the top, with a gap after each; lengths
 * are in the unit of `radius` and `gap`. A share too small to see gets one pixel, so that the ring shows everything in
 * the legend. A share of 0 or less has an arc of length 0; without a positive share all have.
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
