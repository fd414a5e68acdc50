/** @jest-environment node */
import type { SessionState, SignOutReason } from '@portal/shared/contract';
import { testAgent } from '@portal/shared/testing';
import { BehaviorSubject } from '@portal/shared/ui';
import type { Debts } from './debts.ts';
import { lifetime } from './envelope.ts';
import { type DraftStore, memoryStore, withFallback } from './store.ts';
import { createVault } from './vault.ts';

const signedOut = (reason: SignOutReason): SessionState => ({ status: 'signed-out', reason });
const endedEarlier = { ...signedOut('logout'), keepsWork: true };
const signedIn = (subject: string): SessionState => ({
  status: 'active',
  agent: { ...testAgent, subject },
  expiresAt: 0,
});

/** What is owed, in memory. */
function memoryDebts(): Debts {
  const owed = new Set<string>();
  return { all: () => [...owed], add: (tag) => void owed.add(tag), remove: (tag) => void owed.delete(tag) };
}

/** One browser: pages of it share a store and a clock. */
function browser(store: DraftStore = memoryStore(), debts = memoryDebts()) {
  const clock = { now: Date.parse('2026-11-21T10:42:00+08:00') };
  const dropAll = jest.fn(async () => {});
  function page({ subject = 'u-aisyah', tab = 't1', state = signedIn(subject), lastOwner = '' } = {}) {
    const state$ = new BehaviorSubject<SessionState>(state);
    const vault = createVault({
      session: { state$ },
      store,
      debts,
      dropAll,
      lastOwner,
      tab: () => tab,
      now: () => clock.now,
    });
    return {
      vault,
      learnLate: () => state$.next(endedEarlier),
      end: (reason: SignOutReason) => state$.next(signedOut(reason)),
      signIn: (other: string) => state$.next(signedIn(other)),
    };
  }
  return { page, clock, dropAll, left: async () => (await store.entries()).length };
}

const typed = { amount: '25,0' };

test('[SES-09] what was typed is there after a reload, in the same tab and in another', async () => {
  const { page, clock } = browser();
  const first = page();
  first.vault.keep('invest:C1', { amount: '2' });
  first.vault.keep('invest:C1', typed);
  await first.vault.settled();
  const savedAt = clock.now;
  clock.now += 60_000;
  expect(await page().vault.find('invest:C1')).toEqual({ savedAt, value: typed, fromHere: true });
  expect(await page({ tab: 't2' }).vault.find('invest:C1')).toMatchObject({ value: typed, fromHere: false });
  expect(await page().vault.find('invest:C2')).toBeUndefined();
});

test('[SES-09] a tab that learns late of a sign-out leaves the drafts of the session after it alone', async () => {
  const { page } = browser();
  const asleep = page();
  const next = page({ tab: 't2' });
  next.vault.keep('invest:C1', typed);
  await next.vault.settled();
  asleep.learnLate();
  await asleep.vault.settled();
  expect(await page().vault.find('invest:C1')).toMatchObject({ value: typed });
});

test('[SES-09] another agent at the same browser sees nothing, and takes nothing away', async () => {
  const { page } = browser();
  const hers = page();
  hers.vault.keep('invest:C1', typed);
  hers.end('expired');
  await hers.vault.settled();
  const his = page({ subject: 'u-wei-jun', tab: 't2' });
  expect(await his.vault.find('invest:C1')).toBeUndefined();
  his.vault.keep('invest:C1', { amount: '9' });
  his.end('logout');
  await his.vault.settled();
  expect(await page({ tab: 't3' }).vault.find('invest:C1')).toMatchObject({ value: typed });
});

test.each<[SignOutReason, boolean]>([
  ['logout', false],
  ['prompt-rejected', false],
  ['expired', true],
  ['agent-inactive', true],
  ['mapping-lookup-failed', true],
])('[SES-09] after %s, kept: %s', async (reason, isKept) => {
  const { page, left } = browser();
  const { vault, end } = page();
  vault.keep('invest:C1', typed);
  await vault.settled();
  vault.keep('checkout:C1', { email: 'tan@mail.example' });
  end(reason);
  await vault.settled();
  // the key and two drafts
  expect(await left()).toBe(isKept ? 3 : 0);
  expect(await vault.find('invest:C1')).toBeUndefined();
  const again = page({ tab: 't2' });
  expect((await again.vault.find('invest:C1')) !== undefined).toBe(isKept);
  expect((await again.vault.find('checkout:C1')) !== undefined).toBe(isKept);
});

test('nothing that is kept can be read in the store', async () => {
  const store = memoryStore();
  const { vault } = browser(store).page();
  vault.keep('invest:C0048217', typed);
  await vault.settled();
  const entries = await store.entries();
  const records = entries.map(([id, value]) => `${id} ${JSON.stringify(value)}`).join('\n');
  expect(records).not.toMatch(/C0048217|u-aisyah|25,0/);
  const key = entries.map(([, value]) => value).find((value) => value instanceof CryptoKey);
  expect(key?.extractable).toBe(false);
});

test('what is discarded is gone, also while it waits to be written', async () => {
  const { page } = browser();
  const { vault } = page();
  vault.keep('invest:C1', typed);
  vault.discard('invest:C1');
  await vault.settled();
  expect(await vault.find('invest:C1')).toBeUndefined();
  expect(await page().vault.find('invest:C1')).toBeUndefined();
});

test('what is typed while a write is under way goes with the next, and is found meanwhile', async () => {
  const sets: string[] = [];
  const inner = memoryStore();
  const store: DraftStore = {
    ...inner,
    set: (id, value) => {
      sets.push(id);
      return inner.set(id, value);
    },
  };
  const { vault } = browser(store).page();
  for (const amount of ['2', '25', '25,', '25,0']) vault.keep('invest:C1', { amount });
  expect(await vault.find('invest:C1')).toMatchObject({ value: typed });
  await vault.settled();
  expect(sets).toHaveLength(1);
  expect(await vault.find('invest:C1')).toMatchObject({ value: typed });
});

test('[SES-09] what waits to be written is not given to who signs in meanwhile', async () => {
  const { page } = browser();
  const { vault, signIn } = page();
  vault.keep('invest:C1', typed);
  signIn('u-wei-jun');
  expect(await vault.find('invest:C1')).toBeUndefined();
  vault.keep('invest:C1', { amount: '9' });
  await vault.settled();
  expect(await page({ tab: 't2' }).vault.find('invest:C1')).toMatchObject({ value: typed });
});

test('after its week a draft is neither offered nor left lying', async () => {
  const { page, clock, left } = browser();
  const { vault } = page();
  vault.keep('invest:C1', typed);
  await vault.settled();
  clock.now += lifetime;
  const later = page();
  await later.vault.settled();
  // the key alone
  expect(await left()).toBe(1);
  expect(await later.vault.find('invest:C1')).toBeUndefined();
});

test('what was tampered with is dropped', async () => {
  const store = memoryStore();
  const { page, left } = browser(store);
  const { vault } = page();
  vault.keep('invest:C1', typed);
  await vault.settled();
  const [id] = (await store.entries()).map(([key]) => key).filter((key) => key.includes('/'));
  await store.set(id ?? '', { savedAt: Date.now(), bytes: new Uint8Array(40) });
  expect(await page().vault.find('invest:C1')).toBeUndefined();
  await store.set(id ?? '', 'nonsense');
  expect(await page().vault.find('invest:C1')).toBeUndefined();
  expect(await left()).toBe(2);
});

test('where the browser keeps nothing, a draft lasts as long as the page, and nothing rejects', async () => {
  const refuse = async () => {
    throw new DOMException('A mutation operation was attempted', 'InvalidStateError');
  };
  const broken = { get: refuse, set: refuse, setFirst: refuse, entries: refuse, remove: refuse };
  const { vault, end } = browser(withFallback(broken, memoryStore())).page();
  vault.keep('invest:C1', typed);
  await vault.settled();
  expect(await vault.find('invest:C1')).toMatchObject({ value: typed });
  vault.discard('invest:C1');
  end('logout');
  await vault.settled();

  const { vault: hopeless } = browser(broken).page();
  hopeless.keep('invest:C1', typed);
  await hopeless.settled();
  expect(await hopeless.find('invest:C1')).toBeUndefined();
});

test.each<[SignOutReason, boolean]>([
  ['logout', false],
  ['expired', true],
])('[SES-09] a vault that comes after %s: kept: %s', async (reason, isKept) => {
  const { page } = browser();
  const before = page();
  before.vault.keep('invest:C1', typed);
  await before.vault.settled();
  await page({ state: signedOut(reason), lastOwner: 'u-aisyah' }).vault.settled();
  expect((await page().vault.find('invest:C1')) !== undefined).toBe(isKept);
});

/** A browser's store, of which some calls fail. */
function failing(inner: DraftStore, broken: Partial<Record<keyof DraftStore, number>>): DraftStore {
  const attempt = <Result>(name: keyof DraftStore, ask: () => Promise<Result>): Promise<Result> => {
    const left = broken[name] ?? 0;
    broken[name] = left - 1;
    return left > 0
      ? Promise.reject(new DOMException('The connection was lost', 'InvalidStateError'))
      : ask();
  };
  return {
    get: (id) => attempt('get', () => inner.get(id)),
    set: (id, value) => attempt('set', () => inner.set(id, value)),
    setFirst: (id, value) => attempt('setFirst', () => inner.setFirst(id, value)),
    entries: () => attempt('entries', () => inner.entries()),
    remove: (ids) => attempt('remove', () => inner.remove(ids)),
  };
}

test('[SES-09] one call that failed keeps nothing from being wiped', async () => {
  const inner = memoryStore();
  const before = browser(inner).page();
  before.vault.keep('invest:C1', typed);
  await before.vault.settled();
  const store = withFallback(failing(inner, { set: 1 }), memoryStore());
  const { vault, end } = browser(store).page();
  vault.keep('checkout:C1', { email: 'tan@mail.example' });
  await vault.settled();
  expect(await vault.find('checkout:C1')).toMatchObject({ value: { email: 'tan@mail.example' } });
  expect(await vault.find('invest:C1')).toMatchObject({ value: typed });
  end('logout');
  await vault.settled();
  expect(await inner.entries()).toEqual([]);
  expect(await store.entries()).toEqual([]);
});

test('what a store has taken again is not shadowed by what was kept in its place', async () => {
  const inner = memoryStore();
  const store = withFallback(failing(inner, { set: 1 }), memoryStore());
  const { vault } = browser(store).page();
  vault.keep('invest:C1', { amount: '2' });
  await vault.settled();
  vault.keep('invest:C1', typed);
  await vault.settled();
  expect(await vault.find('invest:C1')).toMatchObject({ value: typed });
  expect(await browser(inner).page().vault.find('invest:C1')).toMatchObject({ value: typed });
});

test('[SES-09] where nothing can be listed the key goes, and where nothing can be removed, everything', async () => {
  const inner = memoryStore();
  const first = browser(inner).page();
  first.vault.keep('invest:C1', typed);
  await first.vault.settled();
  const blind = browser(withFallback(failing(inner, { entries: 9 }), memoryStore()));
  const hers = blind.page();
  hers.end('logout');
  await hers.vault.settled();
  expect(await browser(inner).page().vault.find('invest:C1')).toBeUndefined();
  expect(blind.dropAll).not.toHaveBeenCalled();

  const stuck = browser(withFallback(failing(inner, { remove: 9 }), memoryStore()));
  const again = stuck.page();
  again.end('logout');
  await again.vault.settled();
  expect(stuck.dropAll).toHaveBeenCalledTimes(1);
});

test('[SES-09] a page that is gone before it has wiped leaves that to the next, which offers nothing of it', async () => {
  const inner = memoryStore();
  const debts = memoryDebts();
  const before = browser(inner, debts).page();
  before.vault.keep('invest:C1', typed);
  await before.vault.settled();
  const slow: DraftStore = { ...inner, remove: () => new Promise(() => {}) };
  browser(slow, debts).page().end('logout');
  await new Promise((noted) => setTimeout(noted, 50));
  const { page, left } = browser(inner, debts);
  const next = page();
  next.vault.keep('checkout:C1', { email: 'tan@mail.example' });
  expect(await next.vault.find('invest:C1')).toBeUndefined();
  await next.vault.settled();
  // a new key, and what was typed since
  expect(await left()).toBe(2);
  expect(debts.all()).toEqual([]);
});

test('two tabs that keep their first draft at once can both be read', async () => {
  const { page } = browser();
  const [one, two] = [page(), page({ tab: 't2' })];
  one.vault.keep('invest:C1', typed);
  two.vault.keep('checkout:C1', { email: 'tan@mail.example' });
  await Promise.all([one.vault.settled(), two.vault.settled()]);
  const { vault } = page();
  expect(await vault.find('invest:C1')).toMatchObject({ value: typed });
  expect(await vault.find('checkout:C1')).toMatchObject({ value: { email: 'tan@mail.example' } });
});
