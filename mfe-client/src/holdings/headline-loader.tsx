import { NothingYet } from '@portal/shared/nothing-yet';
import { Card, DelayedPlaceholder } from '@portal/shared/parts';
import { Box, EmptyState, FailurePanel, Flex, Grid, Skeleton, Stack } from '@portal/shared/ui';
import { TriangleAlert } from 'lucide-react';
import { type ComponentProps, useDeferredValue } from 'react';
import { Headline } from './headline/index.ts';
import type { HoldingsSource } from './holdings-view.ts';

interface HeadlineLoaderProps extends Omit<ComponentProps<typeof Headline>, 'holdings'> {
  readonly source: HoldingsSource;
}

/**
 * Shows the customer's headline once the holdings are loaded, placeholders before, and a text where nothing is invested
 * or no account could be loaded. It is rendered deferred (docs/adr/0023-long-lists.md). Its code comes with the page's,
 * because a later chunk would wait for one more round.
 */
export function HeadlineLoader({ source, ...props }: HeadlineLoaderProps) {
  const isShown = useDeferredValue(source.status === 'ok');
  if (source.status === 'failed') {
    return (
      <Card aria-label="Headline">
        <FailurePanel
          title="Holdings could not be loaded"
          meaning={`${source.reason} Value, allocation and gains are not known.`}
          onRetry={source.retry}
        />
      </Card>
    );
  }
  if (source.status === 'ok' && source.value.currencies.length === 0) {
    const hasFailed = source.value.failedAccounts.length > 0;
    return (
      <Card aria-label="Headline">
        {hasFailed ? (
          <EmptyState icon={<TriangleAlert aria-hidden />} title="Holdings could not be loaded">
            Value, allocation and gains are not known. Try again below.
          </EmptyState>
        ) : (
          <NothingYet
            drawing="segment"
            title="Value, allocation and gains are shown here after the first investment."
          />
        )}
      </Card>
    );
  }
  if (source.status === 'ok' && isShown) return <Headline holdings={source.value} {...props} />;
  return (
    <DelayedPlaceholder label="Headline loading" hasSlowNotice>
      <HeadlineSkeleton />
    </DelayedPlaceholder>
  );
}

/** About the boxes of the headline, so that the accounts below are where they stay. */
function HeadlineSkeleton() {
  return (
    <Card aria-hidden minH={{ base: '860px', md: '980px', xl: '690px' }}>
      <Grid gap="10" p="5" mt="12" templateColumns={{ base: '1fr', md: '1fr 1.35fr', xl: '256px 1fr 316px' }}>
        <Stack gap="3">
          <Skeleton w="90px" />
          <Skeleton h="8" />
          <Skeleton w="70px" />
        </Stack>
        <Flex gap="5" align="center">
          <Skeleton boxSize={{ base: '112px', md: '168px' }} borderRadius="full" flexShrink={0} />
          <Stack gap="4" flex="1">
            {['80%', '70%', '76%'].map((width) => (
              <Skeleton key={width} w={width} />
            ))}
          </Stack>
        </Flex>
        <Box>
          <Skeleton w="140px" mb="6" />
          <Skeleton h="2" />
        </Box>
      </Grid>
      <Stack gap="5" p="5">
        {['40%', '70%', '55%', '60%'].map((width) => (
          <Skeleton key={width} w={width} />
        ))}
      </Stack>
    </Card>
  );
}
