import { Avatar } from '@portal/shared/parts';
import { HStack } from '@portal/shared/ui';

export const examples = {
  Avatar: () => (
    <HStack>
      <Avatar name="Tan Mei Ling" size="sm" />
      <Avatar name="Tan Mei Ling" />
      <Avatar name="Tan Mei Ling" size="lg" />
      <Avatar name="Tan Mei Ling" soft />
      <Avatar name="Tan Mei Ling" soft="tinted" />
    </HStack>
  ),
};
