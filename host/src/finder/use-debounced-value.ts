import { useEffect, useState } from 'react';

/**
 * Returns the value after it has not changed for `delay` milliseconds, and a function that returns it at once. An empty
 * value is returned without delay.
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
