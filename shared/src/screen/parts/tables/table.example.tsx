import { Card, CardFooter, Pagination, Row, RowLink, Sub, Table, Td, Th } from '@portal/shared/parts';
import { useState } from 'react';

const funds = [
  { id: 'CBSUK', name: 'Cempaka Biru Sukuk', type: 'Bond', price: '1.2345' },
  { id: 'CBEQU', name: 'Cempaka Biru Equity', type: 'Equity', price: '0.9876' },
];

function Funds() {
  const [isUp, setUp] = useState(true);
  const [page, setPage] = useState(1);
  return (
    <Card aria-label="Funds">
      <Table label="Funds" cards>
        <thead>
          <tr>
            <Th sort={isUp ? 'ascending' : 'descending'} onSort={() => setUp(!isUp)}>
              Fund
            </Th>
            <Th numeric>Price</Th>
          </tr>
        </thead>
        <tbody>
          {(isUp ? funds : funds.toReversed()).map(({ id, name, type, price }) => (
            <Row key={id} to={`/funds/${id}`}>
              <Td lead>
                <RowLink>{name}</RowLink>
                <Sub>{type}</Sub>
              </Td>
              <Td label="Price" numeric>
                {price}
              </Td>
            </Row>
          ))}
        </tbody>
      </Table>
      <CardFooter>
        <Pagination page={page} pageCount={9} pageSize={10} total={86} onPage={setPage} />
      </CardFooter>
    </Card>
  );
}

export const examples = {
  Pagination: Funds,
  Row: Funds,
  RowLink: Funds,
  Sub: Funds,
  Table: Funds,
  Td: Funds,
  Th: Funds,
};
