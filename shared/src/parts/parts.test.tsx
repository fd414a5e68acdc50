import { Button } from '@portal/shared/ui';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Avatar } from './avatar.tsx';
import { Card, CardBody, CardHeader } from './card.tsx';
import { Chip, PlanChip } from './chip.tsx';
import { CustomerBanner } from './customer-banner.tsx';
import { KeyValue, KeyValues, Line, Lines } from './facts.tsx';
import { List, ListRow } from './list.tsx';
import { LoadingRows } from './loading.tsx';
import { PageHead, TwoColumns } from './page-head.tsx';
import { Pagination, rangeText } from './pagination.tsx';
import { RiskGauge } from './risk-gauge.tsx';
import { SearchInput } from './search-input.tsx';
import { StatusChip, statusTone } from './status-chip.tsx';
import { Steps } from './steps.tsx';
import { Switch } from './switch.tsx';
import { faultsOf, show } from './test-support.tsx';
import { Timeline } from './timeline.tsx';

test('a page of parts has no accessibility faults', async () => {
  const { container } = show(
    <>
      <CustomerBanner name="TAN MEI LING" idNo="880101145634" note="Moderate" />
      <PageHead title="Cart" subtitle="7 items" actions={<Button>Check out</Button>} />
      <TwoColumns railLabel="To pay" rail={<Card>rail</Card>}>
        <Card>
          <CardHeader title="Review" aside="3 items" />
          <CardBody>
            <KeyValues>
              <KeyValue label="Risk category" help={<RiskGauge rank={3} />}>
                Moderate
              </KeyValue>
              <KeyValue label="E-mail" />
            </KeyValues>
            <Lines>
              <Line label="Charge" value="1.00" />
              <Line label="Total" value="2.00" total />
            </Lines>
          </CardBody>
          <List>
            <ListRow>
              <Avatar name="Tan Mei Ling" soft />
              <Chip tone="success" dot>
                Ready
              </Chip>
              <PlanChip plan="CS" />
            </ListRow>
          </List>
        </Card>
        <Steps
          label="Checkout"
          current="declaration"
          steps={[
            { id: 'review', label: 'Review' },
            { id: 'declaration', label: 'Declaration' },
            { id: 'submit', label: 'Submit' },
          ]}
        />
        <Timeline
          label="History"
          entries={[
            { id: '1', title: 'Completed', state: 'next' },
            { id: '2', title: 'Pending Documents', at: '21 Nov 2026', state: 'now' },
          ]}
        />
        <LoadingRows avatar values={2} />
      </TwoColumns>
    </>,
  );
  expect(await faultsOf(container)).toEqual([]);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Cart');
});

test('the customer banner names the customer and masks the number, for the ear too', () => {
  show(<CustomerBanner name="KAVITHA A/P SUBRAMANIAM" idNo="880101145634" />);
  const banner = screen.getByRole('region', { name: 'Customer' });
  expect(banner).toHaveTextContent('Kavitha a/p Subramaniam');
  expect(banner).toHaveTextContent('880101-••-••34');
  expect(banner).toHaveTextContent('ending in 34');
  expect(banner).not.toHaveTextContent('145634');
});

test('the gauge says its rank, and the rank that goes beyond it', () => {
  const { rerender } = show(<RiskGauge rank={3} ends />);
  expect(screen.getByRole('img', { name: 'Risk 3 of 5, Moderate' })).toBeInTheDocument();
  rerender(<RiskGauge rank={3} over={5} />);
  expect(screen.getByRole('img', { name: 'Risk 3 of 5, Moderate; the fund is risk 5' })).toBeInTheDocument();
});

test('steps say which one is now and which are done', () => {
  show(
    <Steps
      label="Checkout"
      current="b"
      steps={[
        { id: 'a', label: 'Review' },
        { id: 'b', label: 'Declaration' },
      ]}
    />,
  );
  const [first, second] = within(screen.getByRole('list', { name: 'Checkout' })).getAllByRole('listitem');
  expect(first).toHaveTextContent('Review, done');
  expect(second).toHaveAttribute('aria-current', 'step');
});

test.each([
  [1, 9, 86, 10, '1–10 of 86'],
  [9, 9, 86, 10, '81–86 of 86'],
  [1, 0, 0, 10, '0 of 0'],
  [2, 200, 2000, 10, '11–20 of 2,000'],
  [2, 3, 2000, undefined, 'Page 2 of 3, 2,000 in all'],
])('page %s of %s, %s in all, %s a page: %s', (page, pageCount, total, pageSize, expected) => {
  expect(rangeText(page, pageCount, total, pageSize)).toBe(expected);
});

test('paging goes to the neighbours and stops at both ends', async () => {
  const user = userEvent.setup();
  const onPage = jest.fn();
  const { rerender } = show(<Pagination page={1} pageCount={2} total={12} pageSize={10} onPage={onPage} />);
  expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  rerender(<Pagination page={2} pageCount={2} total={12} pageSize={10} onPage={onPage} />);
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  expect(onPage.mock.calls).toEqual([[2], [1]]);
});

test('a search field that comes late leaves the focus in what is in use', () => {
  show(<input aria-label="Another field" />);
  const other = screen.getByRole('textbox', { name: 'Another field' });
  other.focus();
  show(<SearchInput label="Search customers" value="" onChange={() => {}} autoFocus />);
  expect(other).toHaveFocus();
});

test('the search field can be emptied, by its button and by Escape', async () => {
  const user = userEvent.setup();
  const onChange = jest.fn();
  show(<SearchInput label="Search customers" value="tan" onChange={onChange} autoFocus />);
  expect(screen.getByRole('searchbox', { name: 'Search customers' })).toHaveFocus();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(onChange.mock.calls).toEqual([[''], ['']]);
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

test('a switch is on or off, by the keyboard too, and shows at once what was chosen', async () => {
  const user = userEvent.setup();
  const onChange = jest.fn();
  const zero = (checked: boolean) => (
    <Switch checked={checked} onChange={onChange}>
      Show zero holdings
    </Switch>
  );
  const { rerender } = show(zero(false));
  await user.tab();
  await user.keyboard(' ');
  expect(onChange.mock.calls).toEqual([[true]]);
  expect(screen.getByRole('switch', { name: 'Show zero holdings' })).toBeChecked();
  rerender(zero(true));
  expect(screen.getByRole('switch')).toBeChecked();
  rerender(zero(false));
  expect(screen.getByRole('switch')).not.toBeChecked();
});

test('who has the next move decides the tone of a status', () => {
  expect(statusTone('Pending Payment')).toBe('warn');
  expect(statusTone('Rejected')).toBe('danger');
  expect(statusTone('constructor')).toBe('neutral');
  show(<StatusChip status="paid" />);
  expect(screen.getByText('Paid')).toBeInTheDocument();
});
