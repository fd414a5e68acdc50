import { Card, CardBody, CardHeader, PageContent, TwoColumns } from '@portal/shared/parts';
import { Box, chakra, Skeleton, Spinner, useDelay } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import type { KnownOfApplication } from '../core/detail-link.ts';
import { KnownBanner, KnownHead } from './known-head.tsx';

const Lines = chakra('div', { base: { display: 'grid', gap: '4' } });
const Working = chakra('p', { base: { display: 'flex', alignItems: 'center', gap: '2', color: 'fg.muted' } });

interface DetailSkeletonProps {
  readonly title: string;
  readonly known: KnownOfApplication | undefined;
  /** It has been loading for eight seconds. */
  readonly slow: boolean;
}

/** The page in the shape in which it will come, with what is known of it already. */
export function DetailSkeleton({ title, known, slow }: DetailSkeletonProps) {
  return (
    <Box aria-busy>
      <KnownBanner known={known} coming />
      <PageContent>
        <KnownHead title={title} known={known} coming />
        <TwoColumns railLabel="Timeline" rail={<SkeletonCard title="Timeline" lines={4} />}>
          <SkeletonCard title="Items" lines={3}>
            {slow ? (
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
  /** Under its lines. */
  readonly children?: ReactNode;
}

function SkeletonCard({ title, lines, children }: SkeletonCardProps) {
  const late = useDelay(150);
  return (
    <Card>
      <CardHeader title={title} />
      <CardBody>
        <Lines visibility={late ? 'visible' : 'hidden'}>
          {Array.from({ length: lines }, (_, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line that is not there yet is nothing but its place
            <Skeleton key={line} h="5" w={line % 2 === 0 ? 'full' : '66%'} maxW="full" />
          ))}
          {children}
        </Lines>
      </CardBody>
    </Card>
  );
}
