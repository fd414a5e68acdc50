import { startOverrides } from './overrides.ts';

const manifest = 'http://localhost:8600/mf-manifest.json';

/** A browser's tab at an address, over what it has kept. */
function open(search: string, kept: Map<string, string>) {
  const trusted: string[] = [];
  const shown: string[] = [];
  const assign = jest.fn();
  const overrides = startOverrides({
    location: { href: `http://localhost:4200/client${search}`, search, assign },
    history: { replaceState: (_state, _title, url) => void shown.push(String(url)) },
    storage: () => ({
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    }),
    trust: (folder) => void trusted.push(folder),
  });
  return { overrides, trusted, shown, assign };
}

test('[FED-07] an override stays until it is reset, and only its folder is trusted', () => {
  const kept = new Map<string, string>();
  const first = open(`?override=mfe-cart@${manifest}`, kept);
  expect(first.shown).toEqual(['http://localhost:4200/client']);
  const second = open('', kept);
  expect(second.overrides.all).toEqual([{ remote: 'mfe-cart', address: manifest }]);
  expect(second.trusted).toEqual(['http://localhost:8600/']);
  expect(second.overrides.release('mfe-auth')).toBeUndefined();
  second.overrides.reset();
  expect(second.assign).toHaveBeenCalledTimes(1);
  expect(open('', kept).overrides.all).toEqual([]);
});

test('[FED-07] the address can reset, too', () => {
  const kept = new Map<string, string>();
  open(`?override=mfe-cart@${manifest}`, kept);
  expect(open('?override=reset', kept).overrides.all).toEqual([]);
  expect(kept.size).toBe(0);
});

describe('the manifest of a team’s server', () => {
  const answer = jest.fn<Promise<Pick<Response, 'ok' | 'json'>>, []>();
  const { fetch } = globalThis;
  beforeAll(() => Object.assign(globalThis, { fetch: answer, AbortSignal: { timeout: () => undefined } }));
  afterAll(() => Object.assign(globalThis, { fetch }));
  const release = () => open(`?override=mfe-cart@${manifest}`, new Map()).overrides.release('mfe-cart');
  const needs = { contract: '^1.1.0', federation: '2.9.2', shared: {}, exports: {} };

  test('[FED-07] is a release without hashes', async () => {
    const metaData = { globalName: 'mfe_cart', remoteEntry: { name: 'remoteEntry.js' }, needs };
    answer.mockResolvedValue({ ok: true, json: async () => ({ metaData }) });
    expect(await release()).toMatchObject({
      base: 'http://localhost:8600/',
      entry: 'remoteEntry.js',
      container: 'mfe_cart',
      needs,
      integrity: {},
    });
  });

  test('[FED-07] that does not come, or is something else, is a failure of the load', async () => {
    answer.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(release()).rejects.toMatchObject({ failure: { kind: 'unreachable', address: manifest } });
    answer.mockResolvedValue({ ok: true, json: async () => ({ metaData: {} }) });
    await expect(release()).rejects.toMatchObject({ failure: { kind: 'threw' } });
  });
});
