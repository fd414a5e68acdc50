import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createBus } from '@portal/shared/bus';
import { testConfig } from '@portal/shared/testing';
import { testRemotes } from '@portal/shared/testing/remotes';
import { Observable } from '@portal/shared/ui';
import { createSlotDirectory } from './core/slot-directory.ts';
import { createCustomerMode, endModeBySignIn } from './customer-mode/index.ts';
import { createLazyDrafts } from './drafts/lazy-drafts.ts';
import { createShell } from './federation/create-shell.ts';
import { createSlotMounter } from './federation/mounting/slot-mounter.ts';
import { createRemoteShells } from './federation/remote-shells.ts';
import { createFlags } from './flags/flags.ts';
import { createUnsavedChanges } from './live/index.ts';
import { createMonitor } from './monitor.ts';
import { createNavigation } from './navigation/navigation.ts';
import { createNotices } from './notices/notices.ts';
import { decodeConfig } from './page-data.ts';
import { createLazyReference } from './reference/lazy-reference.ts';
import { createSignedInTab } from './session/testing/index.ts';

const report = readFileSync(join(__dirname, '../../shared/api-reports/contract.api.md'), 'utf8');

/** Returns the members that the contract's report lists for a type. */
function membersOf(type: string): readonly string[] {
  const body = new RegExp(`interface ${type}(?:<.*>)? \\{\\n([\\s\\S]*?)\\n\\}`).exec(report)?.[1] ?? '';
  return [...body.matchAll(/^ {4}(?:readonly )?([\w$]+)\??[<(:]/gm)].map(([, name = '']) => name).sort();
}

/** Returns the names of all that an object has or inherits, but for what every object or function has. */
function reachableOf(value: object): readonly string[] {
  const names = Reflect.ownKeys(value).map(String);
  const ofEveryFunction = typeof value === 'function' ? ['length', 'name', 'prototype'] : [];
  const prototype: unknown = Reflect.getPrototypeOf(value);
  const isPlain = prototype === Object.prototype || typeof value === 'function';
  const inherited = isPlain || !(prototype instanceof Object) ? [] : reachableOf(prototype);
  return [...names, ...inherited].filter((name) => !ofEveryFunction.includes(name)).sort();
}

const ofEveryStream = [...reachableOf(new Observable(() => undefined))].sort();

/** The contract's type of each object that a shell contains, by the path of its members. */
const types: Readonly<Record<string, string>> = {
  '': 'Shell',
  '.session': 'ShellSession',
  '.signIn': 'SignIn',
  '.bus': 'Bus',
  '.navigation': 'Navigation_2',
  '.navigation.navigator': 'SlotNavigator',
  '.slots': 'SlotMounter',
  '.reference': 'ReferenceData',
  '.drafts': 'Drafts',
  '.monitor': 'Monitor',
  '.flags': 'Flags',
  '.customerMode': 'CustomerMode',
};

const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';

/** Returns what an object has and the contract does not name, or names and the object does not have, at any depth. */
function findDifferences(value: object, path = ''): readonly string[] {
  // the configuration is data, which the contract's schema has decoded
  if (path === '.config') return [];
  const type = types[path];
  const named = value instanceof Observable ? ofEveryStream : type === undefined ? [] : membersOf(type);
  const reachable = reachableOf(value);
  const own = value instanceof Observable ? [] : Reflect.ownKeys(value);
  return [
    ...reachable
      .filter((name) => !named.includes(name))
      .map((name) => `${path}.${name} is not in the contract`),
    ...named.filter((name) => !reachable.includes(name)).map((name) => `${path}.${name} is not there`),
    ...own.flatMap((name) => {
      const member: unknown = Reflect.get(value, name);
      return isObject(member) && named.includes(String(name))
        ? findDifferences(member, `${path}.${String(name)}`)
        : [];
    }),
  ];
}

const memory = () => {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, text: string) => void entries.set(key, text),
    removeItem: (key: string) => void entries.delete(key),
  };
};

/** Creates the shells of a page from the host's own parts, as the start of the host does. */
function startHost() {
  const { session } = createSignedInTab();
  const customerMode = createCustomerMode({
    tab: memory(),
    browser: memory(),
    openTab: () => true,
    watch: () => undefined,
  });
  const monitor = createMonitor(() => new Promise(() => {}));
  const shellFor = createRemoteShells({
    shell: createShell({
      session,
      bus: createBus({ owner: () => undefined, openChannel: () => undefined }),
      config: decodeConfig({ ...testConfig, ofTheHost: 1, api: { ...testConfig.api, ofTheHost: 1 } }),
      navigation: createNavigation(),
      slots: createSlotMounter({
        loader: {
          startLoad: () => ({
            loadNext: () => new Promise(() => {}),
            isComposed: () => true,
            markCrashed: () => undefined,
            markMounted: () => undefined,
          }),
          forget: () => undefined,
          lastLoad: () => undefined,
        },
        mountRootParcel: () => new Promise(() => {}),
        directory: createSlotDirectory(testRemotes),
        shellFor: (remote) => shellFor(remote),
        preload: () => undefined,
        prefetch: () => undefined,
      }),
      reference: createLazyReference(() => new Promise(() => {})),
      notify: createNotices().notify,
      holdUnsaved: createUnsavedChanges().hold,
      drafts: createLazyDrafts({ load: () => new Promise(() => {}), deleteAll: async () => undefined }),
      monitor,
      flags: createFlags(),
      customerMode,
    }),
    signInRemote: 'mfe-auth',
    signIn: endModeBySignIn(session.signIn, customerMode),
    monitorOf: () => monitor.withDetails(() => ({})),
  });
  return shellFor;
}

test('a remote’s shell has what the contract names and nothing else, own or inherited, at any depth', () => {
  const shellFor = startHost();
  expect(membersOf('Shell')).toContain('customerMode');
  expect(findDifferences(shellFor('mfe-auth'))).toEqual([]);
  expect(findDifferences(shellFor('mfe-cart'))).toEqual(['.signIn is not there']);
  expect(JSON.stringify(shellFor('mfe-cart').config)).not.toContain('ofTheHost');
});

test('what the shell’s methods return has nothing else either', () => {
  const shell = startHost()('mfe-cart');
  const streams = [
    shell.session.state$,
    shell.bus.on('cart:changed'),
    shell.reference.of$('funds'),
    shell.flags?.of$('canary-agents'),
    shell.flags?.on$,
  ];
  for (const stream of streams) expect(stream && reachableOf(stream)).toEqual(ofEveryStream);
  const state = shell.session.current();
  expect(Object.keys(state)).toEqual(['status', 'agent', 'expiresAt']);
  if (state.status === 'active')
    expect(membersOf('Agent')).toEqual(expect.arrayContaining(Object.keys(state.agent)));
  expect(reachableOf(shell.navigation.location())).toEqual(['hash', 'key', 'pathname', 'search', 'state']);
  const { slots } = shell;
  expect(slots.describe && reachableOf(slots.describe('cart'))).toEqual(membersOf('SlotDescription'));
  const fillings = slots.fillings?.('transaction/1') ?? [];
  expect(fillings.length).toBeGreaterThan(0);
  for (const filling of fillings) expect(reachableOf(filling)).toEqual(membersOf('PlacedFilling'));
  const mounted = slots.mount('cart', document.createElement('div'), {}, () => undefined);
  expect(reachableOf(mounted)).toEqual(membersOf('MountedSlot'));
});

/** Returns the paths of what can be changed in an object, at any depth. */
function findChangeable(value: unknown, path: string): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const members = Object.entries(value).flatMap(([name, member]) =>
    findChangeable(member, `${path}.${name}`),
  );
  return Object.isFrozen(value) ? members : [path, ...members];
}

test('what remotes share cannot be changed by one of them: shell, configuration, session and events', () => {
  const shell = startHost()('mfe-auth');
  expect(findChangeable(shell, 'shell')).toEqual([]);
  expect(findChangeable(shell.session.current(), 'state')).toEqual([]);
  shell.session.end('logout');
  expect(findChangeable(shell.session.current(), 'state')).toEqual([]);
  const received: unknown[] = [];
  shell.bus.on('customer:opened').subscribe((payload) => received.push(payload));
  shell.bus.emit('customer:opened', { customerId: 'C1', name: 'Tan Mei Ling', hasAccounts: true });
  shell.bus.on('customer:opened').subscribe((payload) => received.push(payload));
  expect(received).toHaveLength(2);
  expect(received.flatMap((payload) => findChangeable(payload, 'event'))).toEqual([]);
});
