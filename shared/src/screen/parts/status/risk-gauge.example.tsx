import { RiskGauge } from '@portal/shared/parts';
import { Stack } from '@portal/shared/ui';

export const examples = {
  RiskGauge: () => (
    <Stack>
      <RiskGauge rank={2} />
      <RiskGauge rank={3} ends />
      <RiskGauge rank={3} over={5} />
    </Stack>
  ),
};
