import { profileFromUrl, withAccount, withDrawer, withoutDrawer, withTab, withZero } from './profile-url.ts';

const at = (query: string) => new URLSearchParams(query);

test('defaults to holdings without zero units and without a drawer', () => {
  expect(profileFromUrl(at('customerId=C1'))).toEqual({ customerId: 'C1', tab: 'holdings', showZero: false });
});

test('reads all parameters', () => {
  expect(
    profileFromUrl(
      at(
        'customerId=C1&tab=activity&zero=1&account=1000000001&drawer=invest&accountId=1000000002&scheme=CBMGF',
      ),
    ),
  ).toEqual({
    customerId: 'C1',
    tab: 'activity',
    showZero: true,
    account: '1000000001',
    drawer: { accountId: '1000000002', scheme: 'CBMGF' },
  });
});

test('ignores an unknown tab or drawer', () => {
  expect(profileFromUrl(at('customerId=C1&tab=secrets&drawer=redeem&zero=yes'))).toEqual({
    customerId: 'C1',
    tab: 'holdings',
    showZero: false,
  });
});

test('opening and closing the drawer keeps the other parameters', () => {
  const page = at('customerId=C1&tab=holdings&zero=1');
  const open = withDrawer({ accountId: '1000000001', scheme: 'CBMGF' })(page);
  expect(open.toString()).toBe(
    'customerId=C1&tab=holdings&zero=1&drawer=invest&accountId=1000000001&scheme=CBMGF',
  );
  expect(withDrawer({})(open).toString()).toBe('customerId=C1&tab=holdings&zero=1&drawer=invest');
  expect(withoutDrawer(open).toString()).toBe(page.toString());
});

test('each change keeps the other parameters', () => {
  const page = at('customerId=C1&period=30d');
  expect(withTab('activity')(page).toString()).toBe('customerId=C1&period=30d&tab=activity');
  expect(withTab('holdings')(withTab('activity')(page)).toString()).toBe(page.toString());
  expect(withZero(false)(withZero(true)(page)).toString()).toBe(page.toString());
  expect(withAccount('1')(page).get('account')).toBe('1');
});
