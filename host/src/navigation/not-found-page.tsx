import { ButtonLink, chakra, EmptyState, Logo, PageTitle } from '@portal/shared/ui';
import { MapPinOff } from 'lucide-react';

const Page = chakra('main', {
  base: {
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'center',
    gap: '8',
    minH: '100vh',
    py: '16',
    px: '4',
  },
});

/** No page has this address (RTE-20). `/` leads home whoever is signed in, and others to sign-in. */
export function NotFoundPage() {
  return (
    <Page id="main">
      <Logo />
      <EmptyState
        icon={<MapPinOff aria-hidden />}
        title={<PageTitle>Page not found</PageTitle>}
        action={<ButtonLink to="/">Go to home</ButtonLink>}
      >
        The address may be mistyped, or the page has moved.
      </EmptyState>
    </Page>
  );
}
