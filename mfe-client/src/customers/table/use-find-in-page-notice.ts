import { shortcutKey } from '@portal/shared/shortcut-key';
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
    const onKeyDown = (event: KeyboardEvent) => {
      const isFind = (event.ctrlKey || event.metaKey) && shortcutKey(event).toLowerCase() === 'f';
      if (!isPartial || isSaid.current || !isFind) return;
      isSaid.current = true;
      notify({
        tone: 'info',
        text: 'The browser finds only the customers near those in view. Use Search customers to find all.',
      });
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isPartial, notify]);
}
