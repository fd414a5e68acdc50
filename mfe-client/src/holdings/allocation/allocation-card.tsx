import { AllocationRing, assetClassColor } from '@portal/shared/charts';
import { Card, CardBody, CardHeader, DelayedPlaceholder, Segmented } from '@portal/shared/parts';
import { EmptyState, FailurePanel, Flex, Skeleton, Stack, Text } from '@portal/shared/ui';
import { ChartPie } from 'lucide-react';
import { useState } from 'react';
import type { AllocationSource } from '../holdings-view.ts';
import { allocate } from './allocation.ts';

/** Shows one currency by asset class: a ring chart with a table as its legend. */
export function AllocationCard({ allocation }: { readonly allocation: AllocationSource }) {
  const [choice, setSelected] = useState('MYR');
  const currencies = allocation.status === 'ok' ? allocation.currencies : [];
  const currency = currencies.find((candidate) => candidate === choice) ?? currencies[0];
  return (
    <Card>
      <CardHeader
        title="Allocation"
        aside={
          currency !== undefined && currencies.length > 1 ? (
            <Segmented
              label="Currency"
              options={currencies.map((id) => ({ id, label: id }))}
              value={currency}
              onChange={setSelected}
            />
          ) : null
        }
      />
      <Content allocation={allocation} currency={currency} />
    </Card>
  );
}

interface ContentProps {
  readonly allocation: AllocationSource;
  readonly currency: string | undefined;
}

function Content({ allocation, currency }: ContentProps) {
  switch (allocation.status) {
    case 'loading':
      return (
        <DelayedPlaceholder label="Allocation loading" hasSlowNotice>
          <RingSkeleton />
        </DelayedPlaceholder>
      );
    case 'failed':
      return (
        <FailurePanel
          title="The allocation cannot be drawn"
          meaning={allocation.meaning}
          onRetry={allocation.retry}
        />
      );
    case 'ok': {
      if (currency === undefined) {
        return (
          <EmptyState icon={<ChartPie aria-hidden />} title="Nothing to allocate yet">
            Asset classes show here once there is a holding.
          </EmptyState>
        );
      }
      const { slices, total } = allocate(allocation.rows, currency);
      return (
        <CardBody>
          <AllocationRing
            currency={currency}
            total={total}
            label={`Allocation of ${currency} by asset class`}
            slices={slices.map(({ assetClass, value }) => ({
              label: assetClass,
              value,
              color: assetClassColor(assetClass),
            }))}
          />
          {allocation.excludedAccounts.length > 0 ? (
            <Text mt="3" textStyle="help">
              {`Without ${allocation.excludedAccounts.join(', ')}, which your registration does not cover.`}
            </Text>
          ) : null}
        </CardBody>
      );
    }
  }
}

function RingSkeleton() {
  return (
    <CardBody>
      <Flex direction={{ base: 'column', md: 'row' }} align="center" gap={{ base: '4', md: '7' }}>
        <Skeleton boxSize="168px" borderRadius="full" flexShrink={0} />
        <Stack gap="4" flex="1" w="full">
          {['80%', '70%', '76%', '60%'].map((width) => (
            <Skeleton key={width} w={width} />
          ))}
        </Stack>
      </Flex>
    </CardBody>
  );
}
