/** Times of reading back the result of a command, in milliseconds. The test shell shortens them. */
export const readBackTimes = {
  /** A request whose connection broke may still take effect for this long after it was sent. */
  arrivalMs: 3_000,
  /** Time between two attempts. */
  pollMs: 750,
};
