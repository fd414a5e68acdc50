import { useLocation, useNavigate } from '@portal/shared/ui';
import { useState } from 'react';

/**
 * Returns a number that the page's history entry keeps, so that Back and a reload bring it back, and a function that changes
 * it. `name` is unique on the page. A change replaces the entry, and adds none.
 */
export function useEntryNumber(name: string, initial: number): readonly [number, (value: number) => void] {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const [value, setValue] = useState(() => {
    const kept: unknown = Object(state)[name];
    return typeof kept === 'number' ? kept : initial;
  });
  const change = (next: number) => {
    setValue(next);
    void navigate({ search, hash }, { replace: true, state: { ...Object(state), [name]: next } });
  };
  return [value, change];
}
