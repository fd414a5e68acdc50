import { Button } from '@portal/shared/ui';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { findAccessibilityFaults, renderPart } from '../../testing/render-part.tsx';
import { SearchInput } from './controls/search-input.tsx';
import { Switch } from './controls/switch.tsx';
import { Card, CardBody, CardHeader } from './layout/card.tsx';
import { CustomerBanner } from './layout/customer-banner.tsx';
import { KeyValue, KeyValues, Line, Lines } from './layout/facts.tsx';
import { List, ListRow } from './layout/list.tsx';
import { PageHead, TwoColumns } from './layout/page-head.tsx';
import { LoadingRows } from './loading/loading-rows.tsx';
import { Avatar } from './status/avatar.tsx';
import { Chip, PlanChip } from './status/chip.tsx';
import { RiskGauge } from './status/risk-gauge.tsx';
import { StatusChip, statusTone } from './status/status-chip.tsx';
import { Steps } from './status/steps.tsx';
import { Timeline } from './status/timeline.tsx';
import { Pagination, rangeText } from './tables/pagination.tsx';

test('a page of parts has no accessibility faults', async () => {
  const { container } = renderPart(
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
  expect(await findAccessibilityFaults(container)).toEqual([]);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Cart');
});

test('the customer banner names the customer and masks the number, also for screen readers', () => {
  renderPart(<CustomerBanner name="KAVITHA A/P SUBRAMANIAM" idNo="880101145634" />);
  const banner = screen.getByRole('region', { name: 'Customer' });
  expect(banner).toHaveTextContent('Kavitha a/p Subramaniam');
  expect(banner).toHaveTextContent('880101-••-••34');
  expect(banner).toHaveTextContent('ending in 34');
  expect(banner).not.toHaveTextContent('145634');
});

test('the gauge states its rank, and a rank above it', () => {
  const { rerender } = renderPart(<RiskGauge rank={3} ends />);
  expect(screen.getByRole('img', { name: 'Risk 3 of 5, Moderate' })).toBeInTheDocument();
  rerender(<RiskGauge rank={3} over={5} />);
  expect(screen.getByRole('img', { name: 'Risk 3 of 5, Moderate; the fund is risk 5' })).toBeInTheDocument();
});

test('steps state which one is current and which are done', () => {
  renderPart(
    <Steps
      label="Checkout"
      current="b"
      steps={[
        { id: 'a', label: 'Review' },
        { id: 'b', label: 'Documents' },
        { id: 'c', label: 'Declaration', isDone: true },
        { id: 'd', label: 'Submit' },
      ]}
    />,
  );
  const [first, second, third, fourth] = within(screen.getByRole('list', { name: 'Checkout' })).getAllByRole(
    'listitem',
  );
  expect(first).toHaveTextContent('Review, done');
  expect(second).toHaveAttribute('aria-current', 'step');
  expect(third).toHaveTextContent('Declaration, done');
  expect(fourth).toHaveTextContent(/^4Submit$/);
});

test.each([
  [1, 9, 86, 10, '1–10 of 86'],
  [9, 9, 86, 10, '81–86 of 86'],
  [1, 0, 0, 10, '0 of 0'],
  [2, 200, 2000, 10, '11–20 of 2,000'],
  [2, 3, 2000, undefined, 'Page 2 of 3, 2,000 in all'],
])('page %s of %s, %s rows, %s on a page: %s', (page, pageCount, total, pageSize, expected) => {
  expect(rangeText(page, pageCount, total, pageSize)).toBe(expected);
});

test('pagination opens the neighbour pages and stops at both ends', async () => {
  const user = userEvent.setup();
  const onPage = jest.fn();
  const { rerender } = renderPart(
    <Pagination page={1} pageCount={2} total={12} pageSize={10} onPage={onPage} />,
  );
  expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  rerender(<Pagination page={2} pageCount={2} total={12} pageSize={10} onPage={onPage} />);
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  expect(onPage.mock.calls).toEqual([[2], [1]]);
  rerender(<Pagination page={1} pageCount={1} total={7} pageSize={10} onPage={onPage} />);
  expect(screen.getByText('1–7 of 7')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a search field that appears late does not take the focus', () => {
  renderPart(<input aria-label="Another field" />);
  const other = screen.getByRole('textbox', { name: 'Another field' });
  other.focus();
  renderPart(<SearchInput label="Search customers" value="" onChange={() => {}} autoFocus />);
  expect(other).toHaveFocus();
});

test('the search field can be cleared by its button and by Escape', async () => {
  const user = userEvent.setup();
  const onChange = jest.fn();
  renderPart(<SearchInput label="Search customers" value="tan" onChange={onChange} autoFocus />);
  expect(screen.getByRole('searchbox', { name: 'Search customers' })).toHaveFocus();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(onChange.mock.calls).toEqual([[''], ['']]);
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

test('a switch works by keyboard and shows the choice at once', async () => {
  const user = userEvent.setup();
  const onChange = jest.fn();
  const zero = (checked: boolean) => (
    <Switch checked={checked} onChange={onChange}>
      Show zero holdings
    </Switch>
  );
  const { rerender } = renderPart(zero(false));
  await user.tab();
  await user.keyboard(' ');
  expect(onChange.mock.calls).toEqual([[true]]);
  expect(screen.getByRole('switch', { name: 'Show zero holdings' })).toBeChecked();
  rerender(zero(true));
  expect(screen.getByRole('switch')).toBeChecked();
  rerender(zero(false));
  expect(screen.getByRole('switch')).not.toBeChecked();
});

test('the tone of a status shows who must act next', () => {
  expect(statusTone('Pending Payment')).toBe('warn');
  expect(statusTone('Rejected')).toBe('danger');
  expect(statusTone('constructor')).toBe('neutral');
  renderPart(<StatusChip status="paid" />);
  expect(screen.getByText('Paid')).toBeInTheDocument();
});
