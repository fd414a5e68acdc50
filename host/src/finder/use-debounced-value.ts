import { useEffect, useState } from 'react';

/**
 * Returns the value as it was when it had not changed for `delay` milliseconds, and a function that makes it current at
 * once. An empty value is returned without delay.
 */
export function useDebouncedValue(
  value: string,
  delay: number,
): readonly [debounced: string, flush: () => void] {
  const [delayedValue, setDelayedValue] = useState(value);
  useEffect(() => {
    if (value === '') {
      setDelayedValue('');
      return;
    }
    const timer = setTimeout(() => setDelayedValue(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return [value === '' ? '' : delayedValue, () => setDelayedValue(value)];
}
