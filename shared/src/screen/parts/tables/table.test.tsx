import { Button, useLocation } from '@portal/shared/ui';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { findAccessibilityFaults, renderPart } from '../../../testing/render-part.tsx';
import { Row, RowLink } from '../layout/row.tsx';
import { type SortDirection, Sub, Table, Td, Th } from './table.tsx';

const customers = ['Tan Wei Jun', 'Lim Kok Seng', 'Nurul Huda'];

function Customers() {
  const [sort, setSort] = useState<SortDirection>('ascending');
  const { pathname, search, state } = useLocation();
  const sign = sort === 'ascending' ? 1 : -1;
  const names = [...customers].sort((a, b) => sign * a.localeCompare(b));
  return (
    <>
      <output>{`${pathname}${search} ${JSON.stringify(state)}`}</output>
      <Table label="Customers" cards>
        <thead>
          <tr>
            <Th sort={sort} onSort={() => setSort(sort === 'ascending' ? 'descending' : 'ascending')}>
              Name
            </Th>
            <Th sort="none" onSort={() => undefined} numeric>
              Units
            </Th>
            <Th label="Actions" />
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <Row key={name} to={`/client-profile?name=${name}`} state={{ from: 'list' }}>
              <Td lead>
                <RowLink>{name}</RowLink>
                <Sub>Individual</Sub>
              </Td>
              <Td label="Units" numeric>
                1.00
              </Td>
              <Td actions>
                <Button>Invest</Button>
              </Td>
            </Row>
          ))}
        </tbody>
      </Table>
    </>
  );
}

const leads = () =>
  within(screen.getByRole('table', { name: 'Customers' }))
    .getAllByRole('link')
    .map((link) => link.textContent);

test('a sortable column head is a button and states the sort direction', async () => {
  const user = userEvent.setup();
  renderPart(<Customers />);
  const head = screen.getByRole('columnheader', { name: 'Name' });
  expect(head).toHaveAttribute('aria-sort', 'ascending');
  expect(screen.getByRole('columnheader', { name: 'Units' })).toHaveAttribute('aria-sort', 'none');
  expect(screen.getByRole('columnheader', { name: 'Actions' })).not.toHaveAttribute('aria-sort');
  expect(leads()).toEqual(['Lim Kok Seng', 'Nurul Huda', 'Tan Wei Jun']);
  await user.click(within(head).getByRole('button', { name: 'Name' }));
  expect(head).toHaveAttribute('aria-sort', 'descending');
  expect(leads()).toEqual(['Tan Wei Jun', 'Nurul Huda', 'Lim Kok Seng']);
});

test('a row opens on a click anywhere in it, with its navigation state', async () => {
  const user = userEvent.setup();
  renderPart(<Customers />);
  const [cell] = screen.getAllByRole('cell', { name: '1.00' });
  await user.click(cell ?? document.body);
  expect(screen.getByRole('status')).toHaveTextContent('/client-profile?name=Lim Kok Seng {"from":"list"}');
});

test.each([
  ['the middle button', 'MouseMiddle', ''],
  ['Ctrl', 'MouseLeft', 'Control'],
  ['⌘', 'MouseLeft', 'Meta'],
  ['Shift', 'MouseLeft', 'Shift'],
])('a row opens beside this page by %s, and its button does not', async (_, button, key) => {
  const opened = jest.spyOn(window, 'open').mockReset().mockReturnValue(null);
  const user = userEvent.setup();
  renderPart(<Customers />);
  const press = async (element = document.body) => {
    if (key) await user.keyboard(`{${key}>}`);
    await user.pointer({ keys: `[${button}]`, target: element });
    if (key) await user.keyboard(`{/${key}}`);
  };
  await press(screen.getAllByRole('button', { name: 'Invest' })[0]);
  expect(opened).not.toHaveBeenCalled();
  await press(screen.getAllByRole('cell', { name: '1.00' })[0]);
  expect(opened.mock.calls).toEqual([['/client-profile?name=Lim Kok Seng', '_blank', 'noopener']]);
  expect(screen.getByRole('status')).toHaveTextContent('/ null');
});

test('a row opens by its link on Enter', async () => {
  const user = userEvent.setup();
  renderPart(<Customers />);
  screen.getByRole('link', { name: 'Tan Wei Jun' }).focus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('name=Tan Wei Jun {"from":"list"}');
});

test('a button in a row does not open the row', async () => {
  const user = userEvent.setup();
  renderPart(<Customers />);
  const [button] = screen.getAllByRole('button', { name: 'Invest' });
  await user.click(button ?? document.body);
  expect(screen.getByRole('status')).toHaveTextContent('/ null');
});

test('cells have the labels for a card', () => {
  renderPart(<Customers />);
  const [cell] = screen.getAllByRole('cell', { name: '1.00' });
  expect(cell).toHaveAttribute('data-label', 'Units');
  expect(cell).toHaveAttribute('data-numeric');
});

test('a table has no accessibility faults', async () => {
  const { container } = renderPart(<Customers />);
  expect(await findAccessibilityFaults(container)).toEqual([]);
});
