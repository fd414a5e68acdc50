/**
 * Formats the time that is left, in seconds, as minutes and seconds: `4:05`. It is rounded up to a second, so that
 * `0:00` means that it is over; a negative number is `0:00` too.
 */
export function formatClock(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
}
