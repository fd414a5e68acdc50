import { useShell } from '@portal/shared/ui';
import { useEffect, useRef } from 'react';

/**
 * Says at the first Ctrl F or Cmd F that the browser finds only rows near the screen, while a part of the list is in the
 * page (`isPartial`).
 */
export function useFindInPageNotice(isPartial: boolean): void {
  const { notify } = useShell();
  const isSaid = useRef(false);
  useEffect(() => {
    const onKeyDown = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
      if (!isPartial || isSaid.current || !(ctrlKey || metaKey) || key.toLowerCase() !== 'f') return;
      isSaid.current = true;
      notify({
        tone: 'info',
        text: 'The browser finds only customers near the screen. Search customers finds all.',
      });
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isPartial, notify]);
}
