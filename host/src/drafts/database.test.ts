import { dropDatabase } from './database.ts';

afterEach(() => Reflect.deleteProperty(globalThis, 'indexedDB'));

test.each(['onsuccess', 'onerror', 'onblocked'])(
  '[SES-09] the database is asked to go: %s',
  async (outcome) => {
    const names: string[] = [];
    const deleteDatabase = (name: string) => {
      names.push(name);
      const request: Record<string, () => void> = {};
      setTimeout(() => request[outcome]?.());
      return request;
    };
    Reflect.set(globalThis, 'indexedDB', { deleteDatabase });
    await dropDatabase();
    expect(names).toEqual(['portal-drafts']);
  },
);

test('a browser that has none is done at once', async () => {
  await expect(dropDatabase()).resolves.toBeUndefined();
});
