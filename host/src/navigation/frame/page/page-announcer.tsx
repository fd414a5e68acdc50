import { useLocation, VisuallyHidden } from '@portal/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { pageKey } from '../../routes/index.ts';

/** Announces each page to screen readers after navigation; the browser announces the first page itself. */
export function PageAnnouncer({ title }: { readonly title: string }) {
  const page = pageKey(useLocation());
  const lastPage = useRef(page);
  const [announcement, announce] = useState<{ readonly page: string; readonly title: string }>();
  useEffect(() => {
    if (lastPage.current === page) return;
    lastPage.current = page;
    announce({ page, title });
  }, [page, title]);
  return (
    <VisuallyHidden aria-live="polite" data-testid="page-announcer">
      {/* the key replaces the element, because a screen reader does not announce unchanged text */}
      {announcement ? <span key={announcement.page}>{announcement.title} page</span> : null}
    </VisuallyHidden>
  );
}
