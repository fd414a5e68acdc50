import { Banner, ButtonLink } from '@portal/shared/ui';
import { PlainPage } from '../core/plain-page.tsx';

/** Where the way to another site will lead through; until it does, it says so and leads back. */
export function RedirectPage() {
  return (
    <PlainPage
      title="Leaving the Agent Portal"
      lead="From here the portal will take you to its sister sites, signed in."
      actions={
        <ButtonLink to="/dashboard" variant="primary">
          Go to Home
        </ButtonLink>
      }
    >
      <Banner tone="info" title="This way is not open yet">
        The Portfolio Simulator opens from the side menu.
      </Banner>
    </PlainPage>
  );
}
