/** Formats a count as it is shown, with a comma between thousands: `2,370`. */
export const formatCount = (count: number): string => count.toLocaleString('en');

/** Formats a count with its noun, whose plural has an s: `1 item`, `4,000 items`. */
export const countOf = (count: number, noun: string): string =>
  `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;
