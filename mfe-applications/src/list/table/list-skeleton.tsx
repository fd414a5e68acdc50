import { Td } from '@portal/shared/parts';
import { Skeleton } from '@portal/shared/ui';
import type { ListQuery } from '../list-query.ts';
import { pageSize } from '../list-view.ts';
import { ApplicationTableFrame } from './application-table.tsx';

const rowIndexes = Array.from({ length: pageSize }, (_, index) => index);
const ignoreSort = () => undefined;

/**
 * The list while it loads: its columns, sorted as `query` says but without effect when pressed, with placeholders for
 * the rows.
 */
export function ListSkeleton({ query }: { readonly query: ListQuery }) {
  return (
    <ApplicationTableFrame query={query} onSort={ignoreSort} isBusy>
      {rowIndexes.map((index) => (
        <tr key={index}>
          <Td>
            <Skeleton w="110px" />
          </Td>
          <Td>
            <Skeleton w={index % 2 === 0 ? '170px' : '130px'} />
          </Td>
          <Td>
            <Skeleton w="80px" />
          </Td>
          <Td>
            <Skeleton w="90px" />
          </Td>
          <Td>
            <Skeleton w="120px" h="22px" borderRadius="full" />
          </Td>
          <Td>
            <Skeleton w="120px" />
          </Td>
          <Td actions />
        </tr>
      ))}
    </ApplicationTableFrame>
  );
}
