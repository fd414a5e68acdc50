import { Heading, PageTitle, Stack, Text } from '@portal/shared/ui';

export const examples = {
  Heading: () => (
    <Stack>
      <Heading size="2xl">Size 2xl</Heading>
      <Heading size="xl">Size xl</Heading>
      <Heading>The size without one</Heading>
      <Heading as="h3" size="sm">
        Size sm, a third level
      </Heading>
    </Stack>
  ),
  PageTitle: () => <PageTitle>Applications</PageTitle>,
  Text: () => (
    <Stack>
      <Text>What is most of a page.</Text>
      <Text color="fg.muted">What explains it.</Text>
      <Text textStyle="xs">What is small.</Text>
    </Stack>
  ),
};
