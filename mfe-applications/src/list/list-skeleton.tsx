import { Td } from '@portal/shared/parts';
import { Skeleton } from '@portal/shared/ui';
import { ApplicationTableFrame } from './application-table.tsx';
import type { ListQuery } from './list-query.ts';
import { pageSize } from './list-view.ts';

const places = Array.from({ length: pageSize }, (_, place) => place);
const nothing = () => undefined;

/** The list in the shape in which it will come. */
export function ListSkeleton({ query }: { readonly query: ListQuery }) {
  return (
    <ApplicationTableFrame query={query} onSort={nothing} busy>
      {places.map((place) => (
        <tr key={place}>
          <Td>
            <Skeleton w="110px" />
          </Td>
          <Td>
            <Skeleton w={place % 2 === 0 ? '170px' : '130px'} />
          </Td>
          <Td from="wide">
            <Skeleton w="90px" />
          </Td>
          <Td>
            <Skeleton w="80px" />
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
