import { useLocation, VisuallyHidden } from '@portal/shared/ui';
import { useEffect, useRef, useState } from 'react';

/** Says which page has opened, to those who hear it; not the first one, which the browser announces itself. */
export function PageAnnouncer({ title }: { readonly title: string }) {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  const [said, say] = useState('');
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    say(`${title} page`);
  }, [pathname, title]);
  return (
    <VisuallyHidden aria-live="polite" data-testid="page-announcer">
      {said}
    </VisuallyHidden>
  );
}
