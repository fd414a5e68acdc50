import { testAgent } from '@portal/shared/testing';
import { createCustomerMode, endModeBySignIn, readHandedOver } from './customer-mode.ts';

const assessment = { customerId: 'C1', itemId: null };

function memory(entries = new Map<string, string>()) {
  return {
    copy: () => memory(new Map(entries)),
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, text: string) => void entries.set(key, text),
    removeItem: (key: string) => void entries.delete(key),
  };
}

/** A browser whose tabs share one storage, and whose storage events the test sends. */
function browserWithTabs() {
  const browser = memory();
  const watchers: ((isEnded: boolean) => void)[] = [];
  const opened: { readonly address: string; readonly tab: ReturnType<typeof memory> }[] = [];
  const openTab = (tab = memory(), canOpen = true) => ({
    tab,
    mode: createCustomerMode({
      tab,
      browser,
      openTab(address) {
        if (canOpen) opened.push({ address, tab: tab.copy() });
        return canOpen;
      },
      watch: (changed) => void watchers.push(changed),
    }),
  });
  return {
    browser,
    openTab,
    opened,
    sendEvents(isEnded = false) {
      for (const changed of watchers) changed(isEnded);
    },
  };
}

test.each([
  [null, null, undefined],
  ['1', JSON.stringify(assessment), { assessment }],
  [null, JSON.stringify(assessment), { assessment }],
  // another tab has handed over
  ['1', null, { assessment: undefined }],
  // a broken entry locks and shows nothing
  [null, '{', { assessment: undefined }],
  [null, '{}', { assessment: undefined }],
  ['1', '{"customerId":7,"itemId":null}', { assessment: undefined }],
])('mark %j with entry %j is read as %j', (mark, entry, expected) => {
  expect(readHandedOver(mark, entry)).toEqual(expected);
});

test('a reload shows the same assessment, and other tabs only that they are locked', () => {
  const { openTab, sendEvents } = browserWithTabs();
  const first = openTab();
  const other = openTab();
  const onChange = jest.fn();
  other.mode.subscribe(onChange);
  first.mode.enter(assessment);
  sendEvents();
  expect(onChange).toHaveBeenCalled();
  expect(other.mode.current()).toEqual({ assessment: undefined });
  const reloaded = openTab(first.tab).mode;
  expect(reloaded.current()).toEqual({ assessment });
  expect(reloaded.current()).toBe(reloaded.current());
  reloaded.leave();
  sendEvents(true);
  expect([first.mode.isOn(), other.mode.isOn(), reloaded.isOn()]).toEqual([false, false, false]);
});

test('a sign-in in one tab opens the tab that has handed over too, and other changes do not', () => {
  const { openTab, sendEvents } = browserWithTabs();
  const first = openTab();
  const other = openTab();
  first.mode.enter(assessment);
  sendEvents();
  expect(first.mode.current()).toEqual({ assessment });
  other.mode.leave();
  sendEvents(true);
  expect([first.mode.isOn(), other.mode.isOn()]).toEqual([false, false]);
});

test('stays locked when the browser clears its storage, and when the tab’s storage is full', () => {
  const { openTab, sendEvents, browser } = browserWithTabs();
  const first = openTab();
  const other = openTab();
  first.mode.enter(assessment);
  expect(other.mode.isOn()).toBe(true);
  for (const { removeItem } of [browser, first.tab])
    for (const key of ['portal-with-customer', 'customer-mode']) removeItem(key);
  sendEvents();
  expect([first.mode.current(), other.mode.current()]).toEqual([{ assessment }, { assessment: undefined }]);

  const full = () => {
    throw new DOMException('Full', 'QuotaExceededError');
  };
  const { mode } = browserWithTabs().openTab({ ...memory(), setItem: full });
  mode.enter(assessment);
  expect(mode.current()).toEqual({ assessment });
});

test('is not entered when a reload would unlock the device, because nothing can be stored', () => {
  const full = () => {
    throw new DOMException('Full', 'QuotaExceededError');
  };
  const storage = { ...memory(), setItem: full };
  const mode = createCustomerMode({ tab: storage, browser: storage, openTab: () => true, watch: () => {} });
  expect(() => mode.enter(assessment)).toThrow('cannot store that it is locked');
});

test('a hand-over in a new tab shows the questions there, and locks the tab that has handed over', () => {
  const { openTab, opened, sendEvents } = browserWithTabs();
  const agent = openTab();
  const other = openTab();
  expect(agent.mode.enterInNewTab?.(assessment)).toBe(true);
  expect(opened.map(({ address }) => address)).toEqual(['/sat?customerId=C1']);
  const [customerTab] = opened.map(({ tab }) => openTab(tab).mode);
  sendEvents();
  expect(customerTab?.current()).toEqual({ assessment });
  for (const { mode } of [agent, other, openTab(agent.tab)])
    expect(mode.current()).toEqual({ assessment: undefined });
  customerTab?.leave();
  sendEvents(true);
  expect([agent.mode.isOn(), other.mode.isOn(), customerTab?.isOn()]).toEqual([false, false, false]);
});

test('a new tab that the browser blocks changes nothing', () => {
  const { openTab } = browserWithTabs();
  const { mode } = openTab(memory(), false);
  expect(mode.enterInNewTab?.(assessment)).toBe(false);
  expect(mode.isOn()).toBe(false);
});

test('only a sign-in ends the mode: a new session, a linked account, or the agent’s confirmation', () => {
  const { openTab } = browserWithTabs();
  const { mode } = openTab();
  const done = jest.fn();
  const signIn = endModeBySignIn(
    {
      start: done,
      startLinking: done,
      linked: done,
      fail: done,
      confirm: (_tokens, elapsed) => (elapsed < 60 ? 'confirmed' : 'other-agent'),
    },
    mode,
  );
  const tokens = { idToken: 'id', accessToken: 'at' };
  mode.enter(assessment);
  signIn.fail('sign-in-failed');
  signIn.startLinking(tokens);
  expect(signIn.confirm?.(tokens, 60)).toBe('other-agent');
  expect(mode.isOn()).toBe(true);
  expect(signIn.confirm?.(tokens, 1)).toBe('confirmed');
  expect(mode.isOn()).toBe(false);
  for (const end of [() => signIn.start(tokens, testAgent), () => signIn.linked?.(testAgent)]) {
    mode.enter(assessment);
    end();
    expect(mode.isOn()).toBe(false);
  }
});
