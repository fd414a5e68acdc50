import { Td } from '@portal/shared/parts';
import { Box, Skeleton } from '@portal/shared/ui';
import { CustomersTableFrame } from './customers-table-frame.tsx';

const nameWidths = [150, 190, 120, 170, 140, 200, 130, 160, 180, 110];
const rows = Array.from({ length: 12 }, (_, id) => ({ id, width: nameWidths[id % nameWidths.length] }));

/** Customers while they load: the table's columns, with placeholders for the rows. */
export function CustomersSkeleton() {
  return (
    <CustomersTableFrame>
      <tbody>
        {rows.map(({ id, width }) => (
          <tr key={id} data-open="">
            <Td lead>
              <div data-person="">
                <Skeleton boxSize="9" borderRadius="full" />
                <div>
                  <Skeleton w={`${width}px`} />
                </div>
              </div>
            </Td>
            <Td>
              <Skeleton w="110px" my="1" />
            </Td>
            <Td from="lg">
              <Skeleton w="120px" my="1" />
            </Td>
            <Td from="wide">
              <Skeleton w="170px" />
            </Td>
            <Td>
              <Skeleton w="120px" h="22px" borderRadius="full" />
            </Td>
            <Td />
            <Td>
              <Box w="4" h="8" />
            </Td>
          </tr>
        ))}
      </tbody>
    </CustomersTableFrame>
  );
}
