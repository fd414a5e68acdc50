import {
  profileFromUrl,
  withAccount,
  withDrawer,
  withoutDrawer,
  withTab,
  withZeroHoldings,
} from './profile-url.ts';

const at = (query: string) => new URLSearchParams(query);

test('defaults to holdings without zero units and without a drawer', () => {
  expect(profileFromUrl(at('customerId=C1'))).toEqual({
    customerId: 'C1',
    tab: 'holdings',
    hasZeroHoldings: false,
  });
});

test('reads all parameters', () => {
  expect(
    profileFromUrl(
      at(
        'customerId=C1&tab=activity&zero=1&activityAccount=1000000001&transaction=invest&account=1000000002&scheme=CBMGF',
      ),
    ),
  ).toEqual({
    customerId: 'C1',
    tab: 'activity',
    hasZeroHoldings: true,
    account: '1000000001',
    drawer: { kind: 'invest', accountId: '1000000002', scheme: 'CBMGF' },
  });
});

test('ignores an unknown tab, and an account without a transaction', () => {
  expect(profileFromUrl(at('customerId=C1&tab=secrets&account=1000000001&zero=yes'))).toEqual({
    customerId: 'C1',
    tab: 'holdings',
    hasZeroHoldings: false,
  });
});

test('opening and closing the drawer keeps the other parameters', () => {
  const page = at('customerId=C1&tab=holdings&zero=1');
  const open = withDrawer({ kind: 'invest', accountId: '1000000001', scheme: 'CBMGF' })(page);
  expect(open.toString()).toBe(
    'customerId=C1&tab=holdings&zero=1&transaction=invest&account=1000000001&scheme=CBMGF',
  );
  expect(withDrawer({ kind: 'invest' })(open).toString()).toBe(
    'customerId=C1&tab=holdings&zero=1&transaction=invest',
  );
  expect(withoutDrawer(open).toString()).toBe(page.toString());
  open.set('amount', '1000.00');
  open.set('currency', 'USD');
  expect(withoutDrawer(open).toString()).toBe(page.toString());
});

test('each change keeps the other parameters', () => {
  const page = at('customerId=C1&period=30d');
  expect(withTab('activity')(page).toString()).toBe('customerId=C1&period=30d&tab=activity');
  expect(withTab('holdings')(withTab('activity')(page)).toString()).toBe(page.toString());
  expect(withZeroHoldings(false)(withZeroHoldings(true)(page)).toString()).toBe(page.toString());
  expect(withAccount('1')(page).get('activityAccount')).toBe('1');
});
