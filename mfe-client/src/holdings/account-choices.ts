import { useEntryNumber } from '@portal/shared/use-entry-number';
import { useLatest } from '@portal/shared/use-latest';
import { useMemo } from 'react';

/** Which accounts of a profile the agent has folded or unfolded, by their order. */
export interface AccountChoices {
  /** Returns whether the agent has unfolded an account; `undefined` where the agent has done neither. */
  get(index: number): boolean | undefined;
  set(index: number, isOpen: boolean): void;
}

/** A number has this many digits of three values. */
const mostAccounts = 33;

/**
 * Returns the agent's choices, always the same object. The page's history entry keeps them, so that a reload and Back show the
 * rows that the agent has scrolled to.
 */
export function useAccountChoices(): AccountChoices {
  // a digit for each account: 0 is none, 1 folded, 2 unfolded
  const [digits, setDigits] = useEntryNumber('accounts', 0);
  const latest = useLatest({ digits, setDigits });
  return useMemo(() => {
    const digitOf = (index: number) => Math.floor(latest.current.digits / 3 ** index) % 3;
    return {
      get: (index) => (digitOf(index) === 0 ? undefined : digitOf(index) === 2),
      set(index, isOpen) {
        const { current } = latest;
        if (index < mostAccounts)
          current.setDigits(current.digits + ((isOpen ? 2 : 1) - digitOf(index)) * 3 ** index);
      },
    };
  }, [latest]);
}
