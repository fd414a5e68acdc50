import { formatDate } from '@portal/shared/dates';
import { KeyValue, KeyValues, RiskGauge } from '@portal/shared/parts';
import { Box, chakra, Text } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { describeGroup } from './group-text.ts';
import type { Calculation } from './use-calculation.ts';

/** Two facts in a row on a phone, and all three from 768 px. */
const Facts = chakra(KeyValues, {
  base: { gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, auto)' } },
});

interface ResultFactsProps {
  readonly risk: Calculation;
  /** The scale of risk with more on it. Default: the scale alone. */
  readonly gauge?: ReactNode;
}

/** What the calculated category permits, its dates and its group (SAT-02), below a heading that names the category. */
export function ResultFacts({ risk, gauge }: ResultFactsProps) {
  const { satGroup, rank, satEffectiveDate, satEffectiveDateTo } = risk;
  return (
    <>
      <Text mt="1.5" color="fg.muted">
        {rank === 5 ? 'It permits funds of every risk.' : `It permits funds up to risk ${rank} of 5.`}
      </Text>
      <Box mt="4" mb="6">
        {gauge ?? <RiskGauge rank={rank} ends />}
      </Box>
      <Facts>
        <KeyValue label="Valid from">{formatDate(satEffectiveDate)}</KeyValue>
        <KeyValue label="Valid to">{formatDate(satEffectiveDateTo)}</KeyValue>
        <KeyValue label="Group">{describeGroup(satGroup)}</KeyValue>
      </Facts>
    </>
  );
}
