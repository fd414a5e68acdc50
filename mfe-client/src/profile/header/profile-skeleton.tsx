import { Card } from '@portal/shared/parts';
import { Box, Grid, HStack, Skeleton, Stack } from '@portal/shared/ui';

/** Placeholder of the profile's header while the customer loads. */
export function ProfileSkeleton() {
  return (
    <Card mb="3">
      <HStack gap="4" p="5">
        <Skeleton boxSize={{ base: '11', md: '14' }} borderRadius="full" flexShrink={0} />
        <Stack gap="2.5" flex="1">
          <Skeleton w="320px" h="4" />
          <Skeleton w="420px" />
        </Stack>
      </HStack>
      <Grid
        templateColumns={{ base: '1fr 1fr', md: 'repeat(3, 1fr)', xl: 'repeat(5, 1fr)' }}
        borderTopWidth="1px"
        borderColor="border.subtle"
        bg="bg.subtle"
      >
        {['risk', 'suitability', 'sophisticated', 'vulnerable', 'us'].map((fact) => (
          <Box key={fact} py="3.5" px="5" minH="86px">
            <Skeleton w="90px" h="2.5" mb="2" />
            <Skeleton w="120px" />
          </Box>
        ))}
      </Grid>
    </Card>
  );
}
