import { deleteDraftDatabase } from './database.ts';

afterEach(() => Reflect.deleteProperty(globalThis, 'indexedDB'));

test.each(['onsuccess', 'onerror', 'onblocked'])(
  '[SES-09] resolves on %s of the delete request',
  async (outcome) => {
    const names: string[] = [];
    const deleteDatabase = (name: string) => {
      names.push(name);
      const request: Record<string, () => void> = {};
      setTimeout(() => request[outcome]?.());
      return request;
    };
    Reflect.set(globalThis, 'indexedDB', { deleteDatabase });
    await deleteDraftDatabase();
    expect(names).toEqual(['portal-drafts']);
  },
);

test('resolves when the browser has no IndexedDB', async () => {
  await expect(deleteDraftDatabase()).resolves.toBeUndefined();
});
