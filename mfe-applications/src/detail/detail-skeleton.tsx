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
import { Box, type BoxProps, chakra, Skeleton, useDelay } from '@portal/shared/ui';
import type { ApplicationPreview } from '../core/detail-link.ts';
import { PreviewBanner, PreviewHeader } from './header/preview-header.tsx';

const Lines = chakra('div', { base: { display: 'grid', gap: '5' } });
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
    // of an item with two lines and, on a phone, its account and an amount with its direction
    minH: { base: '139px', md: '58px' },
    py: '3.5',
    px: { base: '4', md: '5' },
  },
});
const LabelledCell = chakra('div', {
  base: { display: { base: 'flex', md: 'block' }, alignItems: 'center', justifyContent: 'space-between' },
});

interface TimelineShape {
  /** Entries with a time, the first of which also names who sent it. */
  readonly dated: number;
  /** Steps still to come. */
  readonly next: number;
}

/** The usual timeline of an application with a status. */
const timelineShapes: Partial<Readonly<Record<ApplicationStatus, TimelineShape>>> = {
  'Pending Customer Confirmation': { dated: 2, next: 4 },
  'Pending Documents': { dated: 4, next: 3 },
  'In Process': { dated: 5, next: 1 },
  Completed: { dated: 5, next: 0 },
  Rejected: { dated: 2, next: 0 },
  Expired: { dated: 2, next: 0 },
  Cancelled: { dated: 2, next: 0 },
};
const otherTimeline: TimelineShape = { dated: 3, next: 3 };

const ended: readonly ApplicationStatus[] = ['Rejected', 'Cancelled', 'Expired'];

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
  const status = preview?.status;
  // what has ended was most often never paid, whatever the list says of it
  const isPaid = (preview?.listed?.isPaid ?? false) && status !== undefined && !ended.includes(status);
  return (
    <Box aria-busy>
      <PreviewBanner preview={preview} isLoading />
      <PageContent>
        <PreviewHeader {...header} isLoading />
        <BodySkeleton status={status} isPaid={isPaid} isSlow={isSlow} />
      </PageContent>
    </Box>
  );
}

interface BodySkeletonProps {
  readonly status: ApplicationStatus | undefined;
  /** The customer pays, or has paid, for some of it. */
  readonly isPaid: boolean;
  readonly isSlow: boolean;
}

/** Statuses in which what has to be paid is not paid yet. */
const unpaid: readonly ApplicationStatus[] = ['Draft', 'Pending Customer Confirmation', 'Pending Payment'];

/**
 * Placeholders in the shape of what is below the header of an application with this status: documents first if they are
 * missing, items, payment if there is one, account, and the timeline.
 */
export function BodySkeleton({ status, isPaid, isSlow }: BodySkeletonProps) {
  const working = isSlow ? <StillWorking /> : undefined;
  return (
    <TwoColumns
      railLabel="Timeline"
      rail={
        <Card>
          <CardHeader title="Timeline" />
          <CardBody>
            <TimelinePlaceholder shape={(status && timelineShapes[status]) ?? otherTimeline} />
          </CardBody>
        </Card>
      }
    >
      {status === 'Pending Documents' ? (
        <Card>
          <CardHeader title="Required documents" />
          <Box minH={{ base: '182px', md: '126px' }}>
            <LoadingRows rows={1} label="Documents loading" />
          </Box>
        </Card>
      ) : null}
      <Card>
        <CardHeader title="Items" aside={working} />
        <Box h="10" bg="bg.subtle" display={{ base: 'none', md: 'block' }} />
        <ItemPlaceholder />
      </Card>
      {isPaid ? (
        <FactsCard
          title="Payment"
          count={1}
          minH={status !== undefined && unpaid.includes(status) ? '30px' : { base: '154px', md: '100px' }}
        />
      ) : null}
      <FactsCard title="Account and agent" count={6} minH={{ base: '16', md: '57px' }} />
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
        <Box display="grid" gap="2" justifyItems="end">
          <Skeleton w="96px" />
          <Skeleton w="56px" h="2.5" />
        </Box>
      </LabelledCell>
    </ItemCells>
  );
}

/** Entries as high as those of the timeline: a title, its time, and under the first a note. */
function TimelinePlaceholder({ shape: { dated, next } }: { readonly shape: TimelineShape }) {
  const isVisible = useDelay();
  const heights = Array.from({ length: dated + next }, (_, entry) =>
    entry === 0 ? '60px' : entry < dated ? '36px' : '20px',
  );
  return (
    <Lines visibility={isVisible ? 'visible' : 'hidden'}>
      {heights.map((height, entry) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other key
        <Box key={entry} display="flex" gap="3" h={height}>
          <Skeleton boxSize="6" borderRadius="50%" flexShrink={0} />
          <Box flex="1" display="grid" gap="2" alignContent="start" mt="1">
            <Skeleton w="60%" />
            {entry < dated ? <Skeleton w="40%" h="2.5" /> : null}
            {entry === 0 ? <Skeleton w="50%" /> : null}
          </Box>
        </Box>
      ))}
    </Lines>
  );
}

interface FactsCardProps {
  readonly title: string;
  readonly count: number;
  /** Height of a fact: of several some have a second line, one is an amount with what is known of its payment. */
  readonly minH: NonNullable<BoxProps['minH']>;
}

function FactsCard({ title, count, minH }: FactsCardProps) {
  const isVisible = useDelay();
  return (
    <Card>
      <CardHeader title={title} />
      <CardBody>
        <Facts visibility={isVisible ? 'visible' : 'hidden'}>
          {Array.from({ length: count }, (_, fact) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other key
            <Box key={fact} display="grid" gap="2" alignContent="start" minH={minH}>
              {count > 1 ? <Skeleton w="40%" h="3" /> : null}
              <Skeleton w="70%" h="4" />
            </Box>
          ))}
        </Facts>
      </CardBody>
    </Card>
  );
}
