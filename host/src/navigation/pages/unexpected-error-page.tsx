import { signInPath } from '@portal/shared/pages';
import { Button, ButtonLink, EmptyState, Flex, Logo, PageTitle } from '@portal/shared/ui';
import { CloudOff, TriangleAlert } from 'lucide-react';
import { useLayoutEffect } from 'react';
import { PlainCard, PlainPage } from '../../core/plain-page.tsx';
import { removeFirstPaint } from '../remove-first-paint.ts';

interface UnexpectedErrorPageProps {
  /** Whether a file failed to load, as opposed to code that threw. */
  readonly isFileMissing: boolean;
}

/** Replaces a page of the host that failed. Try again reloads the document, because its state may be broken too. */
export function UnexpectedErrorPage({ isFileMissing }: UnexpectedErrorPageProps) {
  useLayoutEffect(() => removeFirstPaint(), []);
  return (
    <PlainPage id="main" data-dd-privacy="mask-user-input">
      <Logo />
      <PlainCard role="alert">
        <EmptyState
          tone="danger"
          icon={isFileMissing ? <CloudOff aria-hidden /> : <TriangleAlert aria-hidden />}
          title={
            <PageTitle documentTitle="Error">
              {isFileMissing ? 'The portal could not be loaded' : 'Something went wrong'}
            </PageTitle>
          }
          action={
            <Flex gap="3" justify="center" wrap="wrap">
              <Button onClick={() => window.location.reload()}>Try again</Button>
              <ButtonLink to={signInPath} variant="outline">
                Go to home
              </ButtonLink>
            </Flex>
          }
        >
          {isFileMissing ? 'A part of the portal was not loaded.' : 'This page stopped working.'} Everything
          you saved is safe.
        </EmptyState>
      </PlainCard>
    </PlainPage>
  );
}
