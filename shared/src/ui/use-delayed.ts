import { useEffect, useState } from 'react';

/** True once `ms` have passed since mounting: a load under 150 ms shows no skeleton. */
export function useDelayed(ms = 150): boolean {
  const [passed, setPassed] = useState(ms <= 0);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return passed;
}
