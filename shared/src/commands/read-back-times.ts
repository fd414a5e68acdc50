/** A request whose connection broke may still take effect for this long after it was sent. Milliseconds. */
export const arrivalMs = 3_000;
/** Time between two attempts to read back the result of a command. Milliseconds. */
export const pollMs = 750;
