import { formatDate } from '@portal/shared/dates';
import { KeyValue, KeyValues, RiskGauge } from '@portal/shared/parts';
import { Box, chakra, Text } from '@portal/shared/ui';
import type { Calculation } from './use-calculation.ts';

/** Two facts in a row on a phone, and all four from 768 px. */
const Facts = chakra(KeyValues, {
  base: { gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, auto)' } },
});

/** The calculated category: gauge, what it permits, and its dates (SAT-02). */
export function ResultFacts({ risk }: { readonly risk: Calculation }) {
  const { riskCategory, satGroup, rank, score, satEffectiveDate, satEffectiveDateTo } = risk;
  return (
    <>
      <Text mt="6" textStyle="2xl" fontWeight="semibold">
        {riskCategory}
      </Text>
      <Text mt="1" color="fg.muted">
        {rank === 5 ? 'It permits funds of every risk.' : `It permits funds up to risk ${rank} of 5.`}
      </Text>
      <Box mt="4" mb="6">
        <RiskGauge rank={rank} ends />
      </Box>
      <Facts>
        <KeyValue label="Group">{satGroup}</KeyValue>
        <KeyValue label="Score">{`${score} of 50`}</KeyValue>
        <KeyValue label="Valid from">{formatDate(satEffectiveDate)}</KeyValue>
        <KeyValue label="Valid to">{formatDate(satEffectiveDateTo)}</KeyValue>
      </Facts>
    </>
  );
}
