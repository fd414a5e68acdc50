import { useShell } from '@portal/shared/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { getOverlayCode, loadOverlayCode, type OverlayCode } from './load.ts';

/** The delay before the code of an overlay that stays open is requested again, in milliseconds. */
const RETRY_DELAY_MS = 5_000;

/**
 * Returns the code of menus, dialogs, drawers, popovers and tooltips, or `undefined` until it has loaded. It is loaded
 * while `isOpen`; a failure is reported, shows a notice and calls `onFailure`, which closes the overlay, so that the
 * next press tries again. An overlay that stays open tries again after 5 s.
 */
export function useOverlayCode(isOpen: boolean, onFailure: () => void): OverlayCode | undefined {
  const { monitor, notify } = useShell();
  const [attempt, setAttempt] = useState(0);
  const reportFailure = useEffectEvent((error: unknown) => {
    monitor.error(error, 'overlay');
    notify({ tone: 'danger', text: 'This could not be opened. Check the connection and try again.' });
    onFailure();
  });
  useEffect(() => {
    if (!isOpen || getOverlayCode()) return;
    let isCancelled = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tryAgain = () => setAttempt(attempt + 1);
    loadOverlayCode().then(
      () => {
        if (!isCancelled) tryAgain();
      },
      (error: unknown) => {
        if (isCancelled) return;
        reportFailure(error);
        // a dialog that the agent cannot close is still open
        timer = setTimeout(tryAgain, RETRY_DELAY_MS);
      },
    );
    return () => {
      isCancelled = true;
      clearTimeout(timer);
    };
  }, [isOpen, attempt]);
  return getOverlayCode();
}
