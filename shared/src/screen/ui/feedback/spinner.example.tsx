import { HStack, Spinner } from '@portal/shared/ui';

export const examples = {
  Spinner: () => (
    <HStack>
      <Spinner />
      <Spinner size="16px" />
    </HStack>
  ),
};
