import type { SignOutReason } from '@portal/shared/contract';
import { draftLifetime } from './envelope.ts';
import { createMemoryStore, type DraftStore } from './store.ts';
import { createBrowser, signedOut, typed } from './test-vault.ts';

test('[SES-09] returns the draft after a reload, in the same tab and in another', async () => {
  const { openPage, clock } = createBrowser();
  const first = openPage();
  first.vault.keep('invest:C1', { amount: '2' });
  first.vault.keep('invest:C1', typed);
  await first.vault.flush();
  const savedAt = clock.now;
  clock.now += 60_000;
  expect(await openPage().vault.find('invest:C1')).toEqual({ savedAt, value: typed, fromHere: true });
  expect(await openPage({ tab: 't2' }).vault.find('invest:C1')).toMatchObject({
    value: typed,
    fromHere: false,
  });
  expect(await openPage().vault.find('invest:C2')).toBeUndefined();
});

test('[SES-09] keeps the drafts of a later session when a tab learns of an earlier sign-out late', async () => {
  const { openPage } = createBrowser();
  const asleep = openPage();
  const next = openPage({ tab: 't2' });
  next.vault.keep('invest:C1', typed);
  await next.vault.flush();
  asleep.learnOfSignOutLate();
  await asleep.vault.flush();
  expect(await openPage().vault.find('invest:C1')).toMatchObject({ value: typed });
});

test('[SES-09] neither shows nor deletes drafts of another agent', async () => {
  const { openPage } = createBrowser();
  const hers = openPage();
  hers.vault.keep('invest:C1', typed);
  hers.end('expired');
  await hers.vault.flush();
  const his = openPage({ subject: 'u-wei-jun', tab: 't2' });
  expect(await his.vault.find('invest:C1')).toBeUndefined();
  his.vault.keep('invest:C1', { amount: '9' });
  his.end('logout');
  await his.vault.flush();
  expect(await openPage({ tab: 't3' }).vault.find('invest:C1')).toMatchObject({ value: typed });
});

test.each<[SignOutReason, boolean]>([
  ['logout', false],
  ['prompt-rejected', false],
  ['expired', true],
  ['agent-inactive', true],
  ['mapping-lookup-failed', true],
])('[SES-09] after sign-out for %s, keeps drafts: %s', async (reason, isKept) => {
  const { openPage, countRecords } = createBrowser();
  const { vault, end } = openPage();
  vault.keep('invest:C1', typed);
  await vault.flush();
  vault.keep('checkout:C1', { email: 'tan@mail.example' });
  end(reason);
  await vault.flush();
  // the key and two drafts
  expect(await countRecords()).toBe(isKept ? 3 : 0);
  expect(await vault.find('invest:C1')).toBeUndefined();
  const again = openPage({ tab: 't2' });
  expect((await again.vault.find('invest:C1')) !== undefined).toBe(isKept);
  expect((await again.vault.find('checkout:C1')) !== undefined).toBe(isKept);
});

test('stores neither ids nor values in readable form', async () => {
  const store = createMemoryStore();
  const { vault } = createBrowser(store).openPage();
  vault.keep('invest:C0048217', typed);
  await vault.flush();
  const entries = await store.entries();
  const records = entries.map(([id, value]) => `${id} ${JSON.stringify(value)}`).join('\n');
  expect(records).not.toMatch(/C0048217|u-aisyah|25,0/);
  const key = entries.map(([, value]) => value).find((value) => value instanceof CryptoKey);
  expect(key?.extractable).toBe(false);
});

test('discards a draft that is not written yet', async () => {
  const { openPage } = createBrowser();
  const { vault } = openPage();
  vault.keep('invest:C1', typed);
  vault.discard('invest:C1');
  await vault.flush();
  expect(await vault.find('invest:C1')).toBeUndefined();
  expect(await openPage().vault.find('invest:C1')).toBeUndefined();
});

test('[SES-09] what is typed after a discard is kept, also when nothing was written in between', async () => {
  const { openPage } = createBrowser();
  const { vault } = openPage();
  vault.keep('invest:C1', { amount: '2' });
  vault.discard('invest:C1');
  vault.keep('invest:C1', typed);
  await vault.flush();
  expect(await openPage().vault.find('invest:C1')).toMatchObject({ value: typed });
});

test('does not find a stored draft whose removal is pending', async () => {
  const { openPage } = createBrowser();
  const { vault } = openPage();
  vault.keep('invest:C1', typed);
  await vault.flush();
  vault.discard('invest:C1');
  expect(await vault.find('invest:C1')).toBeUndefined();
});

test('[SES-09] says that answers are kept only when the browser has stored them or newer ones', async () => {
  const inner = createMemoryStore();
  const finishWrites: (() => void)[] = [];
  const slow: DraftStore = {
    ...inner,
    set: (id, value) =>
      new Promise((resolve) => {
        finishWrites.push(() => void inner.set(id, value).then(() => resolve(true)));
      }),
  };
  const { vault } = createBrowser(slow).openPage();
  const results: [string, boolean][] = [];
  const keep = (form: string, amount: string) =>
    vault.keep(form, { amount }).then((isStored) => results.push([`${form} ${amount}`, isStored]));
  const both = Promise.all([keep('invest:C1', '2'), keep('invest:C1', '25')]);
  while (finishWrites.length === 0) await new Promise((resolve) => setTimeout(resolve));
  expect(results).toEqual([]);
  finishWrites[0]?.();
  await both;
  const discarded = keep('invest:C2', '3');
  vault.discard('invest:C2');
  await discarded;
  expect(results).toEqual([
    ['invest:C1 2', true],
    ['invest:C1 25', true],
    ['invest:C2 3', false],
  ]);
});

test('writes only the latest value while a write is pending, and finds it before it is written', async () => {
  const sets: string[] = [];
  const inner = createMemoryStore();
  const store: DraftStore = {
    ...inner,
    set: (id, value) => {
      sets.push(id);
      return inner.set(id, value);
    },
  };
  const { vault } = createBrowser(store).openPage();
  for (const amount of ['2', '25', '25,', '25,0']) vault.keep('invest:C1', { amount });
  expect(await vault.find('invest:C1')).toMatchObject({ value: typed });
  await vault.flush();
  expect(sets).toHaveLength(1);
  expect(await vault.find('invest:C1')).toMatchObject({ value: typed });
});

test('[SES-09] does not return an unwritten draft to an agent who signs in next', async () => {
  const { openPage } = createBrowser();
  const { vault, signIn } = openPage();
  vault.keep('invest:C1', typed);
  signIn('u-wei-jun');
  expect(await vault.find('invest:C1')).toBeUndefined();
  vault.keep('invest:C1', { amount: '9' });
  await vault.flush();
  expect(await openPage({ tab: 't2' }).vault.find('invest:C1')).toMatchObject({ value: typed });
});

test('deletes a draft after a week', async () => {
  const { openPage, clock, countRecords } = createBrowser();
  const { vault } = openPage();
  vault.keep('invest:C1', typed);
  await vault.flush();
  clock.now += draftLifetime;
  const later = openPage();
  await later.vault.flush();
  // the key alone
  expect(await countRecords()).toBe(1);
  expect(await later.vault.find('invest:C1')).toBeUndefined();
});

test('says that a record was changed from outside until its form discards it', async () => {
  const store = createMemoryStore();
  const { openPage, countRecords } = createBrowser(store);
  const { vault } = openPage();
  vault.keep('invest:C1', typed);
  await vault.flush();
  const [id] = (await store.entries()).map(([key]) => key).filter((key) => key.includes('/'));
  const savedAt = Date.now();
  await store.set(id ?? '', { savedAt, bytes: new Uint8Array(40) });
  const unreadable = { savedAt, value: undefined, fromHere: false, isUnreadable: true };
  expect(await openPage().vault.find('invest:C1')).toEqual(unreadable);
  const later = openPage().vault;
  expect(await later.find('invest:C1')).toEqual(unreadable);
  later.discard('invest:C1');
  expect(await later.find('invest:C1')).toBeUndefined();
  await later.flush();
  expect(await openPage().vault.find('invest:C1')).toBeUndefined();
  await store.set(id ?? '', 'nonsense');
  expect(await openPage().vault.find('invest:C1')).toBeUndefined();
  expect(await countRecords()).toBe(2);
});

test.each<[SignOutReason, boolean]>([
  ['logout', false],
  ['expired', true],
])('[SES-09] a vault that loads after sign-out for %s keeps drafts: %s', async (reason, isKept) => {
  const { openPage } = createBrowser();
  const before = openPage();
  before.vault.keep('invest:C1', typed);
  await before.vault.flush();
  await openPage({ state: signedOut(reason), lastOwner: 'u-aisyah' }).vault.flush();
  expect((await openPage().vault.find('invest:C1')) !== undefined).toBe(isKept);
});
