import { signInPath } from '@portal/shared/pages';
import { Card } from '@portal/shared/parts';
import { ButtonLink, EmptyState, Logo, PageTitle } from '@portal/shared/ui';
import { MapPinOff } from 'lucide-react';
import { useLayoutEffect } from 'react';
import { PlainPage } from '../../core/plain-page.tsx';
import { removeFirstPaint } from '../remove-first-paint.ts';

/** The page of an unknown address without a session (RTE-20). Its link leads to sign-in. */
export default function NotFoundPage() {
  useLayoutEffect(() => removeFirstPaint(), []);
  return (
    <PlainPage id="main">
      <Logo />
      <NotFound />
    </PlainPage>
  );
}

/** Says that the address is unknown. The link `/` leads to the dashboard, or to sign-in without a session. */
export function NotFound() {
  return (
    <Card w="full" maxW="560px" mx="auto" mt={{ md: '12vh' }}>
      <EmptyState
        icon={<MapPinOff aria-hidden />}
        title={<PageTitle>Page not found</PageTitle>}
        action={<ButtonLink to={signInPath}>Go to home</ButtonLink>}
      >
        The address may be mistyped, or the page has moved.
      </EmptyState>
    </Card>
  );
}
