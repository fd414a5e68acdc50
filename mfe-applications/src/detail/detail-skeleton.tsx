import { Card, CardBody, CardHeader, PageContent, TwoColumns } from '@portal/shared/parts';
import { Box, chakra, Skeleton, Spinner, useDelay } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import type { ApplicationPreview } from '../core/detail-link.ts';
import { PreviewBanner, PreviewHeader } from './header/preview-header.tsx';

const Lines = chakra('div', { base: { display: 'grid', gap: '4' } });
const Working = chakra('p', { base: { display: 'flex', alignItems: 'center', gap: '2', color: 'fg.muted' } });

interface DetailSkeletonProps {
  readonly title: string;
  readonly preview: ApplicationPreview | undefined;
  /** It has been loading for eight seconds. */
  readonly isSlow: boolean;
}

/**
 * The page of an application that is loading: what the list's preview has, and placeholders for the rest. `isSlow` adds
 * that it is still working.
 */
export function DetailSkeleton({ title, preview, isSlow }: DetailSkeletonProps) {
  return (
    <Box aria-busy>
      <PreviewBanner preview={preview} isLoading />
      <PageContent>
        <PreviewHeader title={title} preview={preview} isLoading />
        <TwoColumns railLabel="Timeline" rail={<SkeletonCard title="Timeline" lines={4} />}>
          <SkeletonCard title="Items" lines={3}>
            {isSlow ? (
              <Working role="status">
                <Spinner size="16px" />
                Still working…
              </Working>
            ) : null}
          </SkeletonCard>
          <SkeletonCard title="Account and agent" lines={2} />
        </TwoColumns>
      </PageContent>
    </Box>
  );
}

interface SkeletonCardProps {
  readonly title: string;
  readonly lines: number;
  /** Shown below the lines. */
  readonly children?: ReactNode;
}

function SkeletonCard({ title, lines, children }: SkeletonCardProps) {
  const isVisible = useDelay(150);
  return (
    <Card>
      <CardHeader title={title} />
      <CardBody>
        <Lines visibility={isVisible ? 'visible' : 'hidden'}>
          {Array.from({ length: lines }, (_, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: skeleton lines have no identity
            <Skeleton key={line} h="5" w={line % 2 === 0 ? 'full' : '66%'} maxW="full" />
          ))}
          {children}
        </Lines>
      </CardBody>
    </Card>
  );
}
