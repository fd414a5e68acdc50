import { createMemoryStore, type DraftStore, withFallback } from './store.ts';
import { createBrowser, createMemoryPendingWipes, typed, withFailures } from './test-vault.ts';

test('keeps drafts in memory when the browser stores nothing, and never rejects', async () => {
  const refuse = async () => {
    throw new DOMException('A mutation operation was attempted', 'InvalidStateError');
  };
  const broken = { get: refuse, set: refuse, setFirst: refuse, entries: refuse, remove: refuse };
  const { vault, end } = createBrowser(withFallback(broken, createMemoryStore())).openPage();
  expect(await vault.keep('invest:C1', typed)).toBe(false);
  expect(await vault.find('invest:C1')).toMatchObject({ value: typed });
  vault.discard('invest:C1');
  end('logout');
  await vault.flush();

  const { vault: unsavedVault } = createBrowser(broken).openPage();
  expect(await unsavedVault.keep('invest:C1', typed)).toBe(false);
  expect(await unsavedVault.find('invest:C1')).toBeUndefined();
});

test('[SES-09] Logout deletes drafts from both stores after a call failed', async () => {
  const inner = createMemoryStore();
  const before = createBrowser(inner).openPage();
  before.vault.keep('invest:C1', typed);
  await before.vault.flush();
  const store = withFallback(withFailures(inner, { set: 1 }), createMemoryStore());
  const { vault, end } = createBrowser(store).openPage();
  vault.keep('checkout:C1', { email: 'tan@mail.example' });
  await vault.flush();
  expect(await vault.find('checkout:C1')).toMatchObject({ value: { email: 'tan@mail.example' } });
  expect(await vault.find('invest:C1')).toMatchObject({ value: typed });
  end('logout');
  await vault.flush();
  expect(await inner.entries()).toEqual([]);
  expect(await store.entries()).toEqual([]);
});

test('returns the newest value after the browser store works again', async () => {
  const inner = createMemoryStore();
  const store = withFallback(withFailures(inner, { set: 1 }), createMemoryStore());
  const { vault } = createBrowser(store).openPage();
  vault.keep('invest:C1', { amount: '2' });
  await vault.flush();
  vault.keep('invest:C1', typed);
  await vault.flush();
  expect(await vault.find('invest:C1')).toMatchObject({ value: typed });
  expect(await createBrowser(inner).openPage().vault.find('invest:C1')).toMatchObject({ value: typed });
});

test('[SES-09] Logout deletes the key when listing fails, and all drafts when removing fails', async () => {
  const inner = createMemoryStore();
  const first = createBrowser(inner).openPage();
  first.vault.keep('invest:C1', typed);
  await first.vault.flush();
  const unlistable = createBrowser(withFallback(withFailures(inner, { entries: 9 }), createMemoryStore()));
  const logoutPage = unlistable.openPage();
  logoutPage.end('logout');
  await logoutPage.vault.flush();
  expect(await createBrowser(inner).openPage().vault.find('invest:C1')).toBeUndefined();
  expect(unlistable.deleteAll).not.toHaveBeenCalled();

  const unremovable = createBrowser(withFallback(withFailures(inner, { remove: 9 }), createMemoryStore()));
  const again = unremovable.openPage();
  again.end('logout');
  await again.vault.flush();
  expect(unremovable.deleteAll).toHaveBeenCalledTimes(1);
});

test('[SES-09] the next page deletes what a closed page had not deleted, before it answers', async () => {
  const inner = createMemoryStore();
  const pendingWipes = createMemoryPendingWipes();
  const before = createBrowser(inner, pendingWipes).openPage();
  before.vault.keep('invest:C1', typed);
  await before.vault.flush();
  const slow: DraftStore = { ...inner, remove: () => new Promise(() => {}) };
  createBrowser(slow, pendingWipes).openPage().end('logout');
  await new Promise((resolve) => setTimeout(resolve, 50));
  const { openPage, countRecords } = createBrowser(inner, pendingWipes);
  const next = openPage();
  next.vault.keep('checkout:C1', { email: 'tan@mail.example' });
  expect(await next.vault.find('invest:C1')).toBeUndefined();
  await next.vault.flush();
  // a new key and the new draft
  expect(await countRecords()).toBe(2);
  expect(pendingWipes.all()).toEqual([]);
});

test('two tabs that save their first draft at the same time can both be read', async () => {
  const { openPage } = createBrowser();
  const [one, two] = [openPage(), openPage({ tab: 't2' })];
  one.vault.keep('invest:C1', typed);
  two.vault.keep('checkout:C1', { email: 'tan@mail.example' });
  await Promise.all([one.vault.flush(), two.vault.flush()]);
  const { vault } = openPage();
  expect(await vault.find('invest:C1')).toMatchObject({ value: typed });
  expect(await vault.find('checkout:C1')).toMatchObject({ value: { email: 'tan@mail.example' } });
});
