import { Skeleton, Stack } from '@portal/shared/ui';

export const examples = {
  Skeleton: () => (
    <Stack>
      <Skeleton w="200px" h="20px" />
      <Skeleton w="120px" h="14px" />
    </Stack>
  ),
};
