import { useEffect, useState } from 'react';

/** The value once it has stood still for `ms`, or once it is settled by hand; an empty one at once. */
export function useSettled(value: string, ms: number): readonly [settled: string, settleNow: () => void] {
  const [settled, settle] = useState(value);
  useEffect(() => {
    if (value === '') {
      settle('');
      return;
    }
    const timer = setTimeout(() => settle(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return [value === '' ? '' : settled, () => settle(value)];
}
