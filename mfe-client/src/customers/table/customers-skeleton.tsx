import { Td } from '@portal/shared/parts';
import { Box, Skeleton } from '@portal/shared/ui';
import type { ListLayout } from '../list/use-list-layout.ts';
import { CustomersTableFrame } from './customers-table-frame.tsx';

const nameWidths = [150, 190, 120, 170, 140, 200, 130, 160, 180, 110];
const rows = Array.from({ length: 12 }, (_, id) => ({ id, width: nameWidths[id % nameWidths.length] }));

/** Customers while they load: the table's columns, with placeholders for the rows. */
export function CustomersSkeleton({ layout: { isPhone, rowHeight } }: { readonly layout: ListLayout }) {
  return (
    <CustomersTableFrame rowHeight={rowHeight} hasCarts={false}>
      <tbody>
        {rows.map(({ id, width }) => (
          <tr key={id} data-open="">
            <Td lead>
              <div data-person="">
                <Skeleton boxSize={isPhone ? '9' : '7'} borderRadius="full" />
                <div>
                  <Skeleton w={`${width}px`} />
                </div>
              </div>
            </Td>
            <Td>
              <Skeleton w="110px" my="1" />
            </Td>
            <Td from="wide">
              <Skeleton w="120px" my="1" />
            </Td>
            <Td from="wide" data-mail="">
              <Skeleton w="170px" />
            </Td>
            <Td>
              <Skeleton w="120px" h="22px" borderRadius="full" />
            </Td>
            <Td data-cart="" />
            <Td>
              <Box w="4" h="8" />
            </Td>
          </tr>
        ))}
      </tbody>
    </CustomersTableFrame>
  );
}
