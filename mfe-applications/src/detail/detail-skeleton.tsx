import type { ApplicationStatus } from '@portal/shared/api/status';
import {
  Card,
  CardBody,
  CardHeader,
  LoadingRows,
  PageContent,
  StillWorking,
  TwoColumns,
} from '@portal/shared/parts';
import { Box, chakra, Skeleton, useDelay } from '@portal/shared/ui';
import type { ApplicationPreview } from '../core/detail-link.ts';
import { PreviewBanner, PreviewHeader } from './header/preview-header.tsx';

const Lines = chakra('div', { base: { display: 'grid', gap: '4' } });
const Facts = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '4', md: '5' },
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' },
  },
});

const ItemCells = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    gridTemplateColumns: { md: '52fr 24fr 24fr' },
    alignItems: 'center',
    minH: { base: '32', md: '14' },
    py: '3.5',
    px: { base: '4', md: '5' },
  },
});
const LabelledCell = chakra('div', {
  base: { display: { base: 'flex', md: 'block' }, alignItems: 'center', justifyContent: 'space-between' },
});

/** Their timelines are what happened: nothing is still to come. */
const ended: readonly ApplicationStatus[] = ['Rejected', 'Expired', 'Cancelled'];

interface DetailSkeletonProps {
  readonly applicationId: string;
  readonly formNo: string;
  readonly preview: ApplicationPreview | undefined;
  /** It has been loading for eight seconds. */
  readonly isSlow: boolean;
}

/**
 * The page of an application that is loading: what the list's preview has, and placeholders for the rest. `isSlow` adds
 * that it is still working.
 */
export function DetailSkeleton({ isSlow, ...header }: DetailSkeletonProps) {
  const { preview } = header;
  return (
    <Box aria-busy>
      <PreviewBanner preview={preview} isLoading />
      <PageContent>
        <PreviewHeader {...header} isLoading />
        <BodySkeleton status={preview?.status} isSlow={isSlow} />
      </PageContent>
    </Box>
  );
}

interface BodySkeletonProps {
  readonly status: ApplicationStatus | undefined;
  readonly isSlow: boolean;
}

/**
 * Placeholders in the shape of what is below the header of an application with this status: documents first if they are
 * missing, items, payment if it waits for one, account, and the timeline.
 */
export function BodySkeleton({ status, isSlow }: BodySkeletonProps) {
  const working = isSlow ? <StillWorking /> : undefined;
  return (
    <TwoColumns
      railLabel="Timeline"
      rail={
        <Card>
          <CardHeader title="Timeline" />
          <CardBody>
            <TimelinePlaceholder count={status && ended.includes(status) ? 2 : 5} />
          </CardBody>
        </Card>
      }
    >
      {status === 'Pending Documents' ? (
        <Card>
          <CardHeader title="Required documents" />
          <LoadingRows rows={1} label="Documents loading" />
        </Card>
      ) : null}
      <Card>
        <CardHeader title="Items" aside={working} />
        <Box h="10" bg="bg.subtle" display={{ base: 'none', md: 'block' }} />
        <ItemPlaceholder />
      </Card>
      {status === 'Pending Payment' ? <FactsCard title="Payment" count={1} /> : null}
      <FactsCard title="Account and agent" count={6} />
    </TwoColumns>
  );
}

/** Of what and when, account, and amount, in the table's columns; on a phone account and amount are below. */
function ItemPlaceholder() {
  const isVisible = useDelay();
  return (
    <ItemCells role="status" aria-label="Items loading" visibility={isVisible ? 'visible' : 'hidden'}>
      <Box display="grid" gap="2">
        <Skeleton w="66%" />
        <Skeleton w="40%" h="2.5" />
      </Box>
      <LabelledCell>
        <Skeleton w="48px" h="3" display={{ md: 'none' }} />
        <Skeleton w="80px" />
      </LabelledCell>
      <LabelledCell>
        <Skeleton w="48px" h="3" display={{ md: 'none' }} />
        <Skeleton w="96px" ms={{ md: 'auto' }} />
      </LabelledCell>
    </ItemCells>
  );
}

function TimelinePlaceholder({ count }: { readonly count: number }) {
  const isVisible = useDelay();
  return (
    <Lines visibility={isVisible ? 'visible' : 'hidden'}>
      {Array.from({ length: count }, (_, entry) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other key
        <Box key={entry} display="flex" gap="3" minH="10">
          <Skeleton boxSize="6" borderRadius="50%" flexShrink={0} />
          <Skeleton w="60%" h="4" mt="1" />
        </Box>
      ))}
    </Lines>
  );
}

function FactsCard({ title, count }: { readonly title: string; readonly count: number }) {
  const isVisible = useDelay();
  // of several some have a second line
  const minH = count > 1 ? { base: '16', md: '14' } : '10';
  return (
    <Card>
      <CardHeader title={title} />
      <CardBody>
        <Facts visibility={isVisible ? 'visible' : 'hidden'}>
          {Array.from({ length: count }, (_, fact) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other key
            <Box key={fact} display="grid" gap="2" alignContent="start" minH={minH}>
              <Skeleton w="40%" h="3" />
              <Skeleton w="70%" h="4" />
            </Box>
          ))}
        </Facts>
      </CardBody>
    </Card>
  );
}
