/** Formats the time that is left, in seconds, as `4:05`. It is rounded up, so that `0:00` means that it is over. */
export function formatClock(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
}
