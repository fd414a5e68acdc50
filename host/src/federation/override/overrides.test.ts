import { startOverrides } from './overrides.ts';

const manifest = 'http://localhost:8600/mf-manifest.json';

/** Opens the page at an address, with these stored overrides. `isFull`: the browser can store nothing. */
function open(search: string, stored: Map<string, string>, isFull = false) {
  const trustedFolders: string[] = [];
  const shownAddresses: string[] = [];
  const reload = jest.fn();
  const overrides = startOverrides({
    location: { href: `http://localhost:4200/client${search}`, search, reload },
    history: { replaceState: (_state, _title, url) => void shownAddresses.push(String(url)) },
    storage: () => ({
      getItem: (key) => stored.get(key) ?? null,
      setItem(key, value) {
        if (isFull) throw new DOMException('full', 'QuotaExceededError');
        stored.set(key, value);
      },
      removeItem: (key) => void stored.delete(key),
    }),
    trustFolder: (folder) => void trustedFolders.push(folder),
  });
  return { overrides, trustedFolders, shownAddresses, reload };
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
  expect(second.reload).toHaveBeenCalledTimes(1);
  expect(open('', stored).overrides.all).toEqual([]);
});

test('[FED-07] resets one remote and keeps the override of another', () => {
  const stored = new Map<string, string>();
  const both = `?override=mfe-cart@${manifest}&override=mfe-history@${manifest}`;
  const { overrides, reload } = open(both, stored);
  overrides.reset('mfe-cart');
  expect(reload).toHaveBeenCalledTimes(1);
  expect(open('', stored).overrides.all).toEqual([{ remote: 'mfe-history', address: manifest }]);
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

  const answer = (globalName: string) => async () => ({
    metaData: { globalName, remoteEntry: { name: 'remoteEntry.js' }, needs },
  });

  test('[FED-07] overrides a remote from then on, beside those that are overridden', async () => {
    respond.mockResolvedValue({ ok: true, json: answer('mfe_cart') });
    const stored = new Map<string, string>();
    const { overrides, reload } = open(`?override=mfe-history@${manifest}`, stored);
    expect(await overrides.set('mfe-cart', manifest)).toBeUndefined();
    expect(reload).toHaveBeenCalledTimes(1);
    expect(open('', stored).overrides.all.map(({ remote }) => remote)).toEqual(['mfe-history', 'mfe-cart']);
  });

  test.each([
    [
      'an address that is not safe',
      'http://dev.example/mf-manifest.json',
      answer('mfe_cart'),
      /whole address/,
    ],
    ['no address', 'localhost:8600', answer('mfe_cart'), /whole address/],
    ['the manifest of another remote', manifest, answer('mfe_auth'), 'This is the manifest of mfe_auth.'],
    ['no manifest', manifest, async () => ({}), 'This is not the manifest of a remote.'],
    ['no answer', manifest, undefined, /^No manifest could be loaded/],
  ])('[FED-07] changes nothing for %s, and says why', async (_what, address, json, problem) => {
    if (json) respond.mockResolvedValue({ ok: true, json });
    else respond.mockRejectedValue(new TypeError('Failed to fetch'));
    const stored = new Map<string, string>();
    const { overrides, reload } = open('', stored);
    expect(await overrides.set('mfe-cart', address)).toMatch(problem);
    expect(reload).not.toHaveBeenCalled();
    expect(stored.size).toBe(0);
  });

  test('[FED-07] is not used where the browser keeps nothing', async () => {
    respond.mockResolvedValue({ ok: true, json: answer('mfe_cart') });
    const { overrides, reload } = open('', new Map(), true);
    expect(await overrides.set('mfe-cart', manifest)).toMatch(/keeps nothing/);
    expect(reload).not.toHaveBeenCalled();
  });
});
