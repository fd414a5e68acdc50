import { Button, ButtonLink, EmptyState, Flex, Logo, PageTitle } from '@portal/shared/ui';
import { CloudOff } from 'lucide-react';
import { useLayoutEffect } from 'react';
import { PlainPage } from '../core/plain-page.tsx';
import { endFirstPaint } from './first-paint.ts';

interface UnexpectedErrorPageProps {
  /** A part of the portal did not arrive, in place of one that has a fault. */
  readonly missing: boolean;
}

/**
 * The host's own page could not go on. Trying again loads the page anew: a file that is missing is missing for the whole
 * document, and after a fault nobody knows what else is broken in it.
 */
export function UnexpectedErrorPage({ missing }: UnexpectedErrorPageProps) {
  useLayoutEffect(() => endFirstPaint(), []);
  return (
    <PlainPage id="main" data-dd-privacy="mask-user-input">
      <Logo />
      <div role="alert">
        <EmptyState
          tone="danger"
          icon={<CloudOff aria-hidden />}
          title={
            <PageTitle documentTitle="Error">
              {missing ? 'The portal could not be loaded' : 'Something went wrong'}
            </PageTitle>
          }
          action={
            <Flex gap="3" justify="center" wrap="wrap">
              <Button onClick={() => window.location.reload()}>Try again</Button>
              <ButtonLink to="/" variant="outline">
                Go to home
              </ButtonLink>
            </Flex>
          }
        >
          {missing ? 'A part of the portal did not arrive.' : 'This page cannot go on.'} Nothing that was
          saved is lost.
        </EmptyState>
      </div>
    </PlainPage>
  );
}
