import { Card, CardBody, CardHeader, PageContent, TwoColumns, titleCase } from '@portal/shared/parts';
import { chakra, Skeleton, Spinner } from '@portal/shared/ui';
import type { KnownOfApplication } from '../core/detail-link.ts';
import { HeaderFrame } from './header-frame.tsx';

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
    <PageContent aria-busy>
      <HeaderFrame
        title={title}
        status={known?.status}
        subtitle={known ? titleCase(known.customerName) : <Skeleton w="320px" my="1" />}
      >
        {slow ? (
          <Working role="status">
            <Spinner size="16px" />
            Still working…
          </Working>
        ) : (
          (known?.reason ?? <Skeleton h="66px" borderRadius="choice" />)
        )}
      </HeaderFrame>
      <TwoColumns railLabel="Timeline" rail={<SkeletonCard title="Timeline" lines={4} />}>
        <SkeletonCard title="Items" lines={3} />
        <SkeletonCard title="Account and agent" lines={2} />
      </TwoColumns>
    </PageContent>
  );
}

function SkeletonCard({ title, lines }: { readonly title: string; readonly lines: number }) {
  return (
    <Card>
      <CardHeader title={title} />
      <CardBody>
        <Lines>
          {Array.from({ length: lines }, (_, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line that is not there yet is nothing but its place
            <Skeleton key={line} h="5" w={line % 2 === 0 ? 'full' : '66%'} maxW="full" />
          ))}
        </Lines>
      </CardBody>
    </Card>
  );
}
