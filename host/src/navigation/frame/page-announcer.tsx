import { useLocation, VisuallyHidden } from '@portal/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { pageOf } from '../routes.ts';

/** Says which page has opened, to those who hear it; not the first one, which the browser announces itself. */
export function PageAnnouncer({ title }: { readonly title: string }) {
  const page = pageOf(useLocation());
  const before = useRef(page);
  const [said, say] = useState<{ readonly page: string; readonly title: string }>();
  useEffect(() => {
    if (before.current === page) return;
    before.current = page;
    say({ page, title });
  }, [page, title]);
  return (
    <VisuallyHidden aria-live="polite" data-testid="page-announcer">
      {/* the same words about another page are new ones: what only stays is not said */}
      {said ? <span key={said.page}>{said.title} page</span> : null}
    </VisuallyHidden>
  );
}
