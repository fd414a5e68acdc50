import { StatusChip } from '@portal/shared/parts';
import { HStack } from '@portal/shared/ui';

export const examples = {
  StatusChip: () => (
    <HStack flexWrap="wrap">
      <StatusChip status="Pending Payment" />
      <StatusChip status="Completed" />
      <StatusChip status="Rejected" />
    </HStack>
  ),
};
