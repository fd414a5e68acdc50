import { CardFooter, Td } from '@portal/shared/parts';
import { Box, HStack, Skeleton } from '@portal/shared/ui';
import { CustomersFrame } from './customers-frame.tsx';
import { pageSize } from './search-state.ts';

const names = [150, 190, 120, 170, 140, 200, 130, 160, 180, 110];

/** A page of customers in their shape. */
export function CustomersSkeleton() {
  return (
    <>
      <CustomersFrame>
        {names.slice(0, pageSize).map((width) => (
          <tr key={width}>
            <Td lead>
              <HStack gap="3">
                <Skeleton boxSize="9" borderRadius="full" />
                <Skeleton w={`${width}px`} />
              </HStack>
            </Td>
            <Td>
              <Skeleton w="110px" my="1" />
            </Td>
            <Td>
              <Skeleton w="64px" my="1" />
            </Td>
            <Td from="wide">
              <Skeleton w="170px" />
            </Td>
            <Td from="lg">
              <Skeleton w="120px" my="1" />
            </Td>
            <Td>
              <Skeleton w="120px" h="22px" borderRadius="full" />
            </Td>
            <Td from="md">
              <Box w="4" />
            </Td>
          </tr>
        ))}
      </CustomersFrame>
      <CardFooter>
        <Box h={{ base: 'touch', md: '8' }} />
      </CardFooter>
    </>
  );
}
