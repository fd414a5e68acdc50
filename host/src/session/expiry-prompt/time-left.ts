const formatCount = (amount: number, unit: string) => `${amount} ${unit}${amount === 1 ? '' : 's'}`;

/** Formats milliseconds for screen readers, rounded up to seconds: `2 minutes 47 seconds left`, `0 seconds left`. */
export function formatTimeLeft(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const minutes = Math.floor(seconds / 60);
  const parts = [
    minutes > 0 && formatCount(minutes, 'minute'),
    seconds % 60 > 0 && formatCount(seconds % 60, 'second'),
  ];
  return `${parts.filter(Boolean).join(' ') || '0 seconds'} left`;
}
