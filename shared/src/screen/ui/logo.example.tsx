import { FlowerMark, Logo, Stack } from '@portal/shared/ui';

export const examples = {
  FlowerMark: () => <FlowerMark size={48} />,
  Logo: () => (
    <Stack>
      <Logo />
      <Logo markOnly />
    </Stack>
  ),
};
