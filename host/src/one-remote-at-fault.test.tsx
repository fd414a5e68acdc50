import type { Registry, RegistryEntry } from '@portal/shared/federation';
import { renderSlot, testShell } from '@portal/shared/testing';
import { createParcel, SlotOutlet } from '@portal/shared/ui';
import { screen, within } from '@testing-library/react';
import type { ReportDetails } from './core/monitoring-service.ts';
import { reportedRelease } from './core/releases/running-releases.ts';
import type { FederationPort } from './federation/loading/index.ts';
import { LoadFailureError } from './federation/loading/load-failure.ts';
import { reportRegistryProblems } from './federation/registry/report-problems.ts';
import { provides, registryOf, releaseOf } from './federation/release-fixtures.ts';
import { createRemoteShells } from './federation/remote-shells.ts';
import { reportDeclarations } from './federation/report-declarations.ts';
import { createChunkRequests } from './federation/scripts/chunk-requests.ts';
import { createTrustedScripts } from './federation/scripts/trusted-scripts.ts';
import { startReleases } from './federation/start-releases.tsx';
import { createMonitor } from './monitor.ts';
import { createPages } from './navigation/routes/index.ts';

const page = createParcel(() => <p>Works</p>);
const throwing = createParcel(() => {
  throw new Error('notes fail');
});
type Response = () => Promise<unknown>;
const ok: Response = async () => ({ default: page });
const throws: Response = async () => ({ default: throwing });
const hangs: Response = () => new Promise(() => {});
const is404: Response = async () => {
  throw new LoadFailureError({ kind: 'unreachable', address: 'x.js' });
};

let notesRespond: Response;
const mockLoad: FederationPort['load'] = (release) =>
  release.base.includes('mfe-notes') ? notesRespond() : ok();
jest.mock('./federation/federation-runtime.ts', () => ({
  startFederation: (): FederationPort => ({ load: (...slot) => mockLoad(...slot) }),
}));

jest.mock('./federation/registry/fetch-registry.ts', () => ({
  fetchBound: async (_deadline: number, _rules: object, { page }: { readonly page: Registry }) => ({
    registry: page,
    isNew: false,
  }),
}));

const icon = [['path', { d: 'M1 1' }]];
const notes = {
  current: releaseOf('mfe-notes', '1.2.0', { slots: { tab: ['7.js'] } }),
  previous: [],
  declares: {
    labels: { tab: 'The customer’s notes', page: 'The notes' },
    pages: [{ path: '/notes', slot: 'page', title: 'Notes', nav: { label: 'Notes', icon } }],
    fills: [
      { place: 'customer.tab/1', slot: 'tab', meta: { label: 'Notes' } },
      { place: 'finder.command/1', meta: { label: 'Open notes', path: '/notes' } },
    ],
  },
} satisfies RegistryEntry;
const [notesPage] = notes.declares.pages;
const declaring = (differences: object) => ({ ...notes, declares: { ...notes.declares, ...differences } });

beforeAll(() => {
  // single-spa renders outside act on purpose; without this React would warn
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'performance'] });
  jest.spyOn(console, 'warn').mockImplementation();
  jest.spyOn(console, 'info').mockImplementation();
  notesRespond = ok;
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Starts a page whose registry has the five remotes and this entry of mfe-notes, as the host does. */
async function startPage(entry: unknown) {
  const registry = registryOf();
  const json = { ...registry, remotes: { ...registry.remotes, 'mfe-notes': entry } };
  const monitor = createMonitor(() => new Promise(() => {}));
  const reports: (ReportDetails & { readonly message: string })[] = [];
  monitor.connectService({
    log: () => {},
    error: (error, details) =>
      void reports.push({ ...details, message: error instanceof Error ? error.message : String(error) }),
  });
  const integrity = new Map<string, string>();
  const scripts = createTrustedScripts(integrity);
  const signInRemote = 'mfe-auth';
  const started = await startReleases({
    registry: json,
    provides,
    allowOverrides: false,
    signInRemote,
    integrity,
    scripts,
    chunkRequests: createChunkRequests(scripts),
    hostBase: 'http://localhost/host/',
    monitor,
  });
  const { entries, running, problems } = started;
  reportRegistryProblems(problems, monitor);
  reportDeclarations({ remotes: entries, signInRemote, running, monitor });
  const shell = testShell();
  const shellFor = createRemoteShells({
    shell,
    signInRemote,
    signIn: { start: () => {}, startLinking: () => {}, fail: () => {} },
    monitorOf: (remote) => monitor.withDetails(() => ({ ...reportedRelease(remote, running) })),
  });
  Object.assign(shell.slots, started.createSlots(shellFor));
  return { shell, pages: createPages(entries), reports };
}

interface FaultCase {
  readonly what: string;
  readonly entry?: unknown;
  readonly respond?: Response;
  readonly says: RegExp;
  /** What the tab of mfe-notes shows; absent when there is no tab. */
  readonly tab?: RegExp;
}

const cannotBeLoaded = /The customer’s notes could not be loaded/;
const works = /Works/;

const cases: readonly FaultCase[] = [
  {
    what: 'an entry that cannot be read',
    entry: { ...notes, current: { ...notes.current, container: 7 } },
    says: /registry\.json: mfe-notes is refused, .*current\.container/s,
  },
  {
    what: 'a path that another remote has',
    entry: declaring({ pages: [notesPage, { ...notesPage, path: '/cart' }] }),
    says: /mfe-notes claims \/cart, and so does mfe-cart/,
    tab: works,
  },
  {
    what: 'an icon that does not exist',
    entry: declaring({ pages: [{ ...notesPage, nav: { label: 'Notes', icon: 'no-icon' } }] }),
    says: /mfe-notes declares what this host cannot read: .*nav\.icon/s,
    tab: works,
  },
  {
    what: 'an unknown place',
    entry: declaring({ fills: [...notes.declares.fills, { place: 'customer.shelf/3', slot: 'page' }] }),
    says: /mfe-notes fills customer\.shelf\/3, a place that this host does not know/,
    tab: works,
  },
  {
    what: 'a tab without its label',
    entry: declaring({
      fills: [notes.declares.fills[0], { place: 'customer.tab/1', slot: 'page', meta: {} }],
    }),
    says: /mfe-notes fills customer\.tab\/1 with what it cannot read: .*label/s,
    tab: works,
  },
  {
    what: 'a command of the finder that cannot be read',
    entry: declaring({
      fills: [notes.declares.fills[0], { place: 'finder.command/1', meta: { label: 'Out', path: '//evil' } }],
    }),
    says: /mfe-notes fills finder\.command\/1 with what it cannot read: .*path/s,
    tab: works,
  },
  {
    what: 'a command of the finder that looks like the host’s',
    entry: declaring({
      fills: [
        notes.declares.fills[0],
        { place: 'finder.command/1', meta: { label: 'Custorners', path: '/notes' } },
      ],
    }),
    says: /mfe-notes fills finder\.command\/1 with the label "Custorners", which looks like the portal’s “Customers”/,
    tab: works,
  },
  {
    what: 'a menu entry that looks like the host’s',
    entry: declaring({ pages: [{ ...notesPage, nav: { label: 'Log out', icon } }] }),
    says: /mfe-notes has in the menu the label "Log out", which looks like the portal’s “Logout”/,
    tab: works,
  },
  {
    what: 'breadcrumbs that lead to another site',
    entry: declaring({ pages: [{ ...notesPage, crumbs: [{ label: 'Notes', path: '/\\evil.example' }] }] }),
    says: /mfe-notes has in the breadcrumbs of \/notes the address .*no path of the portal/,
    tab: works,
  },
  {
    what: 'a tab with a long label',
    entry: declaring({
      fills: [{ place: 'customer.tab/1', slot: 'tab', meta: { label: 'Notes '.repeat(9) } }],
    }),
    says: /mfe-notes fills customer\.tab\/1 with the label .*at most 40 letters/,
    tab: works,
  },
  {
    what: 'a filling that throws',
    respond: throws,
    says: /threw while rendering: notes fail/,
    tab: cannotBeLoaded,
  },
  { what: 'a filling that hangs', respond: hangs, says: /did not load within/, tab: cannotBeLoaded },
  { what: 'a filling that is 404', respond: is404, says: /x\.js could not be loaded/, tab: cannotBeLoaded },
];

test.each(cases)(
  '[FED-03] $what: the rest works, its place says so, and monitoring gets it once with remote and version',
  async ({ entry = notes, respond = ok, says, tab }) => {
    notesRespond = respond;
    const { shell, pages, reports } = await startPage(entry);
    const tabs = shell.slots.fillings?.('customer.tab/1') ?? [];
    const [filling] = tabs;
    renderSlot(
      <>
        <section aria-label="Cart">
          <SlotOutlet name="mfe-cart/cart" props={{}} />
        </section>
        <section aria-label="Tab">{filling ? <SlotOutlet name={filling.key} props={{}} /> : null}</section>
      </>,
      { shell },
    );
    for (let second = 0; second < 25; second++) await jest.advanceTimersByTimeAsync(1_000);

    expect(within(screen.getByRole('region', { name: 'Cart' })).getByText('Works')).toBeVisible();
    expect(pages.find('/cart')?.view).toMatchObject({ slot: 'mfe-cart/cart' });
    const shown = screen.getByRole('region', { name: 'Tab' });
    if (tab) expect(shown).toHaveTextContent(tab);
    else expect(shown).toBeEmptyDOMElement();
    expect(reports).toEqual([
      expect.objectContaining({
        remote: 'mfe-notes',
        version: '1.2.0',
        message: expect.stringMatching(says),
      }),
    ]);
  },
);
