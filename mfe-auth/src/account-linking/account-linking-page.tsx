import { Banner, Button, ButtonLink, useShell } from '@portal/shared/ui';
import { PlainPage } from '../core/plain-page.tsx';

/**
 * Where an agent whose account is not linked yet arrives (SGN-12). Linking itself is not offered here yet: the
 * page says what to do instead, and lets the agent out.
 */
export function AccountLinkingPage() {
  const { session } = useShell();
  const signedIn = session.current().status !== 'signed-out';
  return (
    <PlainPage
      title="Link your agent account"
      lead="Your sign-in is not linked to an agent account yet. Once it is, your customers are here."
      actions={
        signedIn ? (
          <Button variant="primary" onClick={() => session.end('logout')}>
            Log out
          </Button>
        ) : (
          <ButtonLink to="/" variant="primary">
            Go to sign-in
          </ButtonLink>
        )
      }
    >
      <Banner tone="info" title="Linking by SMS code is not open yet">
        Please contact sales support with your agent code: they link your account, and you sign in again.
      </Banner>
    </PlainPage>
  );
}
