import { Stack, TextLink } from '@portal/shared/ui';

export const examples = {
  TextLink: () => (
    <Stack>
      <TextLink to="/application">Applications</TextLink>
      <TextLink to="/client" tone="plain">
        A link without color
      </TextLink>
    </Stack>
  ),
};
