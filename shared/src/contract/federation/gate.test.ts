import { describeUnmetNeed, type Needs, type Provides, type UnmetNeed, unmetNeeds } from './index.ts';

const host: Provides = {
  contract: '1.2.0',
  federation: ['2.9.2', '1.9.0'],
  shared: { react: '19.3.1', '@portal/shared/ui': '1.1.0' },
  exports: { '@portal/shared/ui': ['Button', 'Stack'] },
};

const fitting: Needs = {
  contract: '^1.0.0',
  federation: '2.6.0',
  shared: { react: '^19.3.1', '@portal/shared/ui': '^1.0.0' },
  exports: { '@portal/shared/ui': ['Button'] },
};

test('[FED-08] a release whose needs the host provides may load', () => {
  expect(unmetNeeds(fitting, host)).toEqual([]);
  expect(unmetNeeds({ ...fitting, federation: '1.9.0' }, host)).toEqual([]);
});

test('[FED-08] a host with a second major of the contract loads a release for either as long as it fulfils both', () => {
  const both = { ...host, contract: '2.0.0', earlierContracts: ['1.2.0'] };
  const later = { ...host, contract: '2.1.0' };
  const contractOf = (range: string) => ({ ...fitting, contract: range });
  expect(unmetNeeds(contractOf('^1.1.0'), both)).toEqual([]);
  expect(unmetNeeds(contractOf('^2.0.0'), both)).toEqual([]);
  expect(unmetNeeds(contractOf('^1.3.0'), both).map(describeUnmetNeed)).toEqual([
    'it needs contract ^1.3.0, and the host provides 2.0.0, 1.2.0',
  ]);
  expect(unmetNeeds(contractOf('^1.1.0'), later)).toHaveLength(1);
});

const cases: readonly [string, Partial<Needs>, UnmetNeed][] = [
  ['a newer contract', { contract: '^1.3.0' }, { kind: 'contract', wanted: '^1.3.0', provided: ['1.2.0'] }],
  [
    'another major of the contract',
    { contract: '^2.0.0' },
    { kind: 'contract', wanted: '^2.0.0', provided: ['1.2.0'] },
  ],
  [
    'a federation runtime of another major',
    { federation: '3.0.0' },
    { kind: 'federation', wanted: '3.0.0', provided: ['2.9.2', '1.9.0'] },
  ],
  [
    'a newer React',
    { shared: { react: '^19.4.0' } },
    { kind: 'shared', name: 'react', wanted: '^19.4.0', provided: '19.3.1' },
  ],
  [
    'a facade of another major',
    { shared: { '@portal/shared/ui': '^2.0.0' } },
    { kind: 'shared', name: '@portal/shared/ui', wanted: '^2.0.0', provided: '1.1.0' },
  ],
  [
    'a facade that the host does not have',
    { shared: { '@portal/shared/maps': '^1.0.0' } },
    { kind: 'shared', name: '@portal/shared/maps', wanted: '^1.0.0' },
  ],
  [
    'an export that the facade does not have',
    { exports: { '@portal/shared/ui': ['Button', 'Carousel'] } },
    { kind: 'export', facade: '@portal/shared/ui', name: 'Carousel' },
  ],
];

test.each(cases)('[FED-08] finds %s before anything loads', (_, difference, unmet) => {
  expect(unmetNeeds({ ...fitting, ...difference }, host)).toEqual([unmet]);
  expect(describeUnmetNeed(unmet)).toMatch(/^it (needs|uses|was built)/);
});

test('what every object inherits is nothing that a host provides', () => {
  const wanted = { constructor: '^1.0.0' };
  expect(unmetNeeds({ ...fitting, shared: wanted, exports: { toString: ['call'] } }, host)).toEqual([
    { kind: 'shared', name: 'constructor', wanted: '^1.0.0' },
    { kind: 'export', facade: 'toString', name: 'call' },
  ]);
});
