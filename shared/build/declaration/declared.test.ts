import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import {
  customerTab,
  defineRemote,
  finderCommand,
  type PageDeclaration,
  type RemoteDeclaration,
  slot,
} from '../../src/contract/remote/index.ts';
import { createParcel } from '../../src/screen/ui/parcel/create-parcel.tsx';
import { declaredOf } from './declared.ts';
import { readRemote, remotesIn } from './read-remote.ts';

const root = resolve(__dirname, '../../..');
const parcel = async () => ({ default: createParcel(() => null) });
const list = slot({ name: 'note-list', label: 'The notes', load: parcel });
const tab = slot({ name: 'note-tab', label: 'The customer’s notes', load: parcel });
const page: PageDeclaration = { path: '/notes', slot: list, title: 'Notes' };

let folder: string;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'declared-')), 'mfe-notes');
  mkdirSync(join(folder, 'src/slots'), { recursive: true });
  for (const name of ['note-list', 'note-tab']) writeFileSync(join(folder, `src/slots/${name}.tsx`), '');
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true, force: true }));

test('writes slots, pages with the icon’s elements, and fillings', () => {
  const remote = defineRemote({
    team: 'Notes',
    pages: [{ ...page, nav: { label: 'Notes', icon: 'sticky-note', after: ['/application'] } }],
    fills: [
      customerTab(tab, { label: 'Notes', order: 60 }),
      finderCommand({ label: 'New note', path: '/notes?new=1' }),
    ],
  });
  expect(declaredOf(folder, remote)).toEqual({
    labels: { 'note-list': 'The notes', 'note-tab': 'The customer’s notes' },
    pages: [
      {
        path: '/notes',
        slot: 'note-list',
        title: 'Notes',
        nav: {
          label: 'Notes',
          icon: expect.arrayContaining([['path', expect.objectContaining({ d: expect.any(String) })]]),
          after: ['/application'],
        },
      },
    ],
    fills: [
      { place: 'customer.tab/1', slot: 'note-tab', order: 60, meta: { label: 'Notes' } },
      { place: 'finder.command/1', meta: { label: 'New note', path: '/notes?new=1' } },
    ],
  });
});

const other = slot({ name: 'other', label: 'Other', load: parcel });
test.each<[string, Partial<RemoteDeclaration>, RegExp]>([
  [
    'an icon that does not exist',
    { pages: [{ ...page, nav: { label: 'N', icon: 'no-icon' } }] },
    /no icon no-icon/,
  ],
  ['an icon outside the library', { pages: [{ ...page, nav: { label: 'N', icon: '../../x' } }] }, /no icon/],
  ['a path of the host', { pages: [{ ...page, path: '/dashboard/notes' }] }, /reserved for the host/],
  ['a path of files', { pages: [{ ...page, path: '/mfe-cart' }] }, /reserved for the host/],
  ['a path with a dot', { pages: [{ ...page, path: '/notes.html' }] }, /path/],
  [
    'two pages of one address',
    {
      pages: [
        { ...page, path: '/notes/:id' },
        { ...page, path: '/notes/new' },
      ],
    },
    /\/notes\/new matches the addresses of another page/,
  ],
  ['a slot without a file', { pages: [{ ...page, slot: other }] }, /no file src\/slots\/other\.tsx/],
  [
    'two slots of one name',
    { pages: [page], slots: [slot({ name: 'note-list', label: 'Another', load: parcel })] },
    /Two slots have the name note-list/,
  ],
  [
    'a filling twice',
    { fills: [customerTab(tab, { label: 'A' }), customerTab(tab, { label: 'B' })] },
    /Two fillings are the same/,
  ],
  [
    'a command of the finder that leaves the portal',
    { fills: [finderCommand({ label: 'Out', path: 'https://evil.example' })] },
    /mfe-notes fills finder\.command\/1 with what it cannot read/,
  ],
  [
    'a command of the finder that looks like the portal’s',
    { fills: [finderCommand({ label: 'LOG OUT', path: '/notes' })] },
    /mfe-notes fills finder\.command\/1 with the label "LOG OUT", which looks like the portal’s “Logout”/,
  ],
  [
    'a menu entry that looks like the portal’s',
    { pages: [{ ...page, nav: { label: 'Customers', icon: 'sticky-note' } }] },
    /mfe-notes has in the menu the label "Customers", which looks like the portal’s “Customers”/,
  ],
  [
    'a breadcrumb that looks like the portal’s and leads elsewhere',
    { pages: [{ ...page, crumbs: [{ label: 'Home', path: '/notes' }] }] },
    /mfe-notes has in the breadcrumbs of \/notes the label "Home", which looks like the portal’s “Home”/,
  ],
  [
    'a breadcrumb that leaves the portal',
    { pages: [{ ...page, crumbs: [{ label: 'Out', path: '//evil.example' }] }] },
    /mfe-notes has in the breadcrumbs of \/notes the address "\/\/evil\.example", which is no path of the portal/,
  ],
  [
    'a tab with a long label',
    { fills: [customerTab(tab, { label: 'Notes '.repeat(9) })] },
    /mfe-notes fills customer\.tab\/1 with the label .*: one has at most 40 letters from a to z/,
  ],
  [
    'a title with signs that are not shown',
    { pages: [{ ...page, title: 'Notes\u202e' }] },
    /mfe-notes has the label .*: one has at most 40 letters from a to z/,
  ],
])('refuses %s', (_what, declared, message) => {
  expect(() => declaredOf(folder, { team: 'Notes', ...declared })).toThrow(message);
});

test('refuses a folder whose name is not a remote’s', () => {
  const misnamed = join(folder, '../mfe-notes2');
  mkdirSync(join(misnamed, 'src/slots'), { recursive: true });
  writeFileSync(join(misnamed, 'src/slots/note-list.tsx'), '');
  expect(() => declaredOf(misnamed, { team: 'Notes', pages: [page] })).toThrow('folder’s name');
});

test('every remote of the repository declares itself without complaint, and one has the sign-in page', async () => {
  const paths: string[] = [];
  for (const name of remotesIn(root)) {
    const remote = await readRemote(join(root, name));
    paths.push(...declaredOf(join(root, name), remote).pages.map(({ path }) => path));
  }
  expect(paths.filter((path) => path === '/')).toHaveLength(1);
});
