import { startOverrides } from './overrides.ts';

const manifest = 'http://localhost:8600/mf-manifest.json';

/** Opens the page at an address, with these stored overrides. */
function open(search: string, stored: Map<string, string>) {
  const trustedFolders: string[] = [];
  const shownAddresses: string[] = [];
  const assign = jest.fn();
  const overrides = startOverrides({
    location: { href: `http://localhost:4200/client${search}`, search, assign },
    history: { replaceState: (_state, _title, url) => void shownAddresses.push(String(url)) },
    storage: () => ({
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    }),
    trustFolder: (folder) => void trustedFolders.push(folder),
  });
  return { overrides, trustedFolders, shownAddresses, assign };
}

test('[FED-07] keeps an override until the reset and trusts only its folder', () => {
  const stored = new Map<string, string>();
  const first = open(`?override=mfe-cart@${manifest}`, stored);
  expect(first.shownAddresses).toEqual(['http://localhost:4200/client']);
  const second = open('', stored);
  expect(second.overrides.all).toEqual([{ remote: 'mfe-cart', address: manifest }]);
  expect(second.trustedFolders).toEqual(['http://localhost:8600/']);
  expect(second.overrides.fetchRelease('mfe-auth')).toBeUndefined();
  second.overrides.reset();
  expect(second.assign).toHaveBeenCalledTimes(1);
  expect(open('', stored).overrides.all).toEqual([]);
});

test('[FED-07] resets the overrides by the address', () => {
  const stored = new Map<string, string>();
  open(`?override=mfe-cart@${manifest}`, stored);
  expect(open('?override=reset', stored).overrides.all).toEqual([]);
  expect(stored.size).toBe(0);
});

describe('the manifest of a team’s server', () => {
  const respond = jest.fn<Promise<Pick<Response, 'ok' | 'json'>>, []>();
  const { fetch } = globalThis;
  beforeAll(() => Object.assign(globalThis, { fetch: respond, AbortSignal: { timeout: () => undefined } }));
  afterAll(() => Object.assign(globalThis, { fetch }));
  const release = () => open(`?override=mfe-cart@${manifest}`, new Map()).overrides.fetchRelease('mfe-cart');
  const needs = { contract: '^1.1.0', federation: '2.9.2', shared: {}, exports: {} };

  test('[FED-07] becomes a release without hashes', async () => {
    const metaData = { globalName: 'mfe_cart', remoteEntry: { name: 'remoteEntry.js' }, needs };
    respond.mockResolvedValue({ ok: true, json: async () => ({ metaData }) });
    expect(await release()).toMatchObject({
      base: 'http://localhost:8600/',
      entry: 'remoteEntry.js',
      container: 'mfe_cart',
      needs,
      integrity: {},
    });
  });

  test('[FED-07] fails the load when it is unreachable or invalid', async () => {
    respond.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(release()).rejects.toMatchObject({ failure: { kind: 'unreachable', address: manifest } });
    respond.mockResolvedValue({ ok: true, json: async () => ({ metaData: {} }) });
    await expect(release()).rejects.toMatchObject({ failure: { kind: 'threw' } });
  });
});
