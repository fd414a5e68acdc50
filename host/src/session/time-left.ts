/** Time left as it is read: `2:47`. Seconds are rounded up, so that zero means over. */
export function clockFace(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

const count = (amount: number, unit: string) => `${amount} ${unit}${amount === 1 ? '' : 's'}`;

/** Time left as it is said: `2 minutes 47 seconds left`. */
export function timeLeft(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const minutes = Math.floor(seconds / 60);
  const parts = [minutes > 0 && count(minutes, 'minute'), seconds % 60 > 0 && count(seconds % 60, 'second')];
  return `${parts.filter(Boolean).join(' ') || '0 seconds'} left`;
}
