import { createLazyCode, useLazyCode } from '@portal/shared/lazy-code';
import { Card, DelayedPlaceholder } from '@portal/shared/parts';
import { Box, EmptyState, FailurePanel, Flex, Grid, Skeleton, Stack } from '@portal/shared/ui';
import { Wallet } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { Headline } from './headline/index.ts';
import type { HoldingsSource } from './holdings-view.ts';

const headlineCode = createLazyCode(() =>
  import(/* webpackChunkName: "headline" */ './headline/index.ts').then((code) => code.Headline),
);

interface HeadlineLoaderProps extends Omit<ComponentProps<typeof Headline>, 'holdings'> {
  readonly source: HoldingsSource;
}

/** Shows the customer's headline once its code and the holdings are loaded. */
export function HeadlineLoader({ source, ...props }: HeadlineLoaderProps) {
  const code = useLazyCode(headlineCode);
  if (
    source.status === 'ok' &&
    source.value.currencies.length === 0 &&
    source.value.failedAccounts.length === 0
  )
    return (
      <Card aria-label="Headline">
        <EmptyState icon={<Wallet aria-hidden />} title="Nothing is held yet">
          Value, allocation and gains show here after the first investment.
        </EmptyState>
      </Card>
    );
  if (code.status === 'failed')
    return (
      <Card aria-label="Headline">
        <FailurePanel
          title="The headline could not be loaded"
          meaning="The accounts below are not affected."
          onRetry={code.retry}
        />
      </Card>
    );
  if (source.status === 'ok' && code.status === 'ok')
    return <code.value holdings={source.value} {...props} />;
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
