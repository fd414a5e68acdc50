import { Card, DelayedPlaceholder } from '@portal/shared/parts';
import { Box, Flex, Skeleton, Stack } from '@portal/shared/ui';
import { Columns, SectionColumn } from './assessment-columns.ts';

/** Placeholder of an assessment that is loading: a question and its sections, in their shape. */
export function AssessmentPlaceholder() {
  return (
    <DelayedPlaceholder label="Assessment loading" hasSlowNotice>
      <Columns>
        <SectionColumn>
          <Skeleton h="5" w="60%" mx="2.5" mb="4" />
          <Stack gap="4" px="2.5">
            {['80%', '95%', '60%', '50%', '75%', '70%', '65%', '50%'].map((width, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change
              <Skeleton key={at} h="6" w={width} />
            ))}
          </Stack>
        </SectionColumn>
        <Box minW="0">
          <Flex justify="space-between">
            <Skeleton h="5" w="50%" />
            <Skeleton h="5" w="12" />
          </Flex>
          <Skeleton h="1.5" mt="2.5" />
          <Card mt="5">
            <Box p={{ base: '4', md: '8' }}>
              <Skeleton h="8" w="70%" />
              <Stack gap="2" mt="6">
                {[1, 2, 3, 4].map((option) => (
                  <Skeleton key={option} h="52px" borderRadius="choice" />
                ))}
              </Stack>
              <Flex justify="space-between" mt="7" pt="5" borderTopWidth="1px" borderColor="border.subtle">
                <Skeleton h="10" w="24" />
                <Skeleton h="10" w="24" />
              </Flex>
            </Box>
          </Card>
        </Box>
      </Columns>
    </DelayedPlaceholder>
  );
}
