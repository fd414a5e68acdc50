import { findDeclarationFaults, withoutFaults } from './declaration-faults.ts';
import type { Declares } from './declares.ts';

const icon = [['path', { d: 'M1 1' }]];
const page = { path: '/notes', slot: 'page', title: 'Notes' };
const tab = { place: 'customer.tab/1', slot: 'page', meta: { label: 'Notes' } };
const long = 'Notes '.repeat(9);

const right: Declares = {
  labels: { page: 'The notes' },
  pages: [
    {
      ...page,
      nav: { label: 'Notes', icon },
      crumbs: [{ label: 'Home', path: '/dashboard' }, { customer: 'list' }],
    },
  ],
  fills: [tab, { place: 'customer.shelf/3', meta: { label: long } }],
};

test('a declaration without a fault stays as it is', () => {
  expect(findDeclarationFaults(right)).toEqual([]);
  expect(withoutFaults(right)).toEqual({ declares: right, faults: [] });
});

test('all faults are named, and the parts that have them are left out', () => {
  const [first = { ...page, nav: undefined }] = right.pages;
  const wrong: Declares = {
    labels: { page: long },
    pages: [
      { ...first, title: long, crumbs: [{ label: 'Notes', path: '//evil.example' }] },
      {
        ...first,
        path: '/fees',
        nav: { label: 'Log out', icon },
        crumbs: [{ label: 'Fees', else: 'Logout' }],
      },
    ],
    fills: [tab, { place: 'finder.command/1', meta: { label: 'Customers', path: '/notes' } }],
  };
  const ofParts = [
    'has in the breadcrumbs of /notes the address "//evil.example", which is no path of the portal',
    'has in the menu the label "Log out", which looks like the portal’s “Logout”',
    'has in the breadcrumbs of /fees the label "Logout", which looks like the portal’s “Logout”',
    'fills finder.command/1 with the label "Customers", which looks like the portal’s “Customers”',
  ];
  const ofText = `has the label ${JSON.stringify(long)}: one has at most 40 letters from a to z, digits, spaces and punctuation marks`;
  expect(findDeclarationFaults(wrong)).toEqual([ofText, ofText, ...ofParts]);
  const { declares, faults } = withoutFaults(wrong);
  expect(faults).toEqual(ofParts);
  expect(declares.pages).toEqual([
    { ...page, title: long, nav: first.nav },
    { ...page, path: '/fees' },
  ]);
  expect(declares.fills).toEqual([tab]);
});

test('a declaration is refused that would make every page heavy', () => {
  const icon = [['path', { d: 'M0 0 '.repeat(5_000) }]];
  const pages = [{ ...page, nav: { label: 'Notes', icon } }];
  expect(findDeclarationFaults({ ...right, pages })).toEqual([
    expect.stringMatching(/^declares 25\d{3} characters, and at most 20000 are allowed/),
  ]);
});
