const colourful = process.stdout.isTTY && !process.env.NO_COLOR && process.env.TERM !== 'dumb';

/** @param {number} code @returns {(text: string) => string} */
const style = (code) => (text) => (colourful ? `\u001b[${code}m${text}\u001b[0m` : text);

export const bold = style(1);
export const dim = style(2);
export const red = style(31);
export const green = style(32);

/**
 * Formats milliseconds as `41.2 s` or `2 min 05 s`.
 * @param {number} milliseconds
 */
export function formatDuration(milliseconds) {
  const seconds = milliseconds / 1000;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, '0')} s`;
}

/** An error for the terminal: its message is printed without a stack. */
export class Stop extends Error {}

/** Prints an error, a `Stop` without its stack, and exits with 1. @param {unknown} error */
export function fail(error) {
  console.error(error instanceof Stop ? red(error.message) : error);
  process.exit(1);
}
