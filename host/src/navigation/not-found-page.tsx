import { ButtonLink, EmptyState, Logo, PageTitle } from '@portal/shared/ui';
import { MapPinOff } from 'lucide-react';
import { useLayoutEffect } from 'react';
import { PlainPage } from '../core/plain-page.tsx';
import { endFirstPaint } from './first-paint.ts';

/** No page has this address (RTE-20). `/` leads home whoever is signed in, and others to sign-in. */
export default function NotFoundPage() {
  useLayoutEffect(() => endFirstPaint(), []);
  return (
    <PlainPage id="main">
      <Logo />
      <EmptyState
        icon={<MapPinOff aria-hidden />}
        title={<PageTitle>Page not found</PageTitle>}
        action={<ButtonLink to="/">Go to home</ButtonLink>}
      >
        The address may be mistyped, or the page has moved.
      </EmptyState>
    </PlainPage>
  );
}
