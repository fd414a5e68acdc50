import { useEntryNumber } from '@portal/shared/use-entry-number';
import { useLatest } from '@portal/shared/use-latest';
import { useMemo } from 'react';

/** Which accounts of a profile the agent has folded or unfolded, by their order. */
export interface ToggledAccounts {
  has(index: number): boolean;
  toggle(index: number): void;
}

/** A number has this many bits. */
const mostAccounts = 50;

/**
 * Returns which accounts are toggled, always the same object. The page's history entry keeps it, so that a reload and Back
 * show the rows that the agent has scrolled to.
 */
export function useToggledAccounts(): ToggledAccounts {
  const [bits, setBits] = useEntryNumber('accounts', 0);
  const latest = useLatest({ bits, setBits });
  return useMemo(() => {
    const has = (index: number) => Math.floor(latest.current.bits / 2 ** index) % 2 === 1;
    return {
      has,
      toggle(index) {
        const { current } = latest;
        if (index < mostAccounts) current.setBits(current.bits + (has(index) ? -1 : 1) * 2 ** index);
      },
    };
  }, [latest]);
}
