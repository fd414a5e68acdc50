import { type MenuPage, menuOf } from '../../src/contract/remote/menu.ts';
import { testConfig } from '../../src/testing/test-config.ts';
import { firstPaintElements } from './first-paint.ts';
import { pathAttributes } from './first-paint-script.ts';

const template =
  '<ul><li><a href="/dashboard">Home</a></li>' +
  '<li><a href="/__menu_path__"><svg><path d="__menu_icon__"></path></svg>__menu_label__</a></li>' +
  '<li><button>Simulator</button></li></ul>';

const paint = (menu: readonly MenuPage[]) =>
  firstPaintElements({
    frame: { html: template, styles: {} },
    signIn: undefined,
    footer: testConfig.footer,
    menu,
  }).body.join('');

const notes: MenuPage = { label: 'Notes & <more>', path: '/notes', icon: [['circle', { cx: '1', r: '2' }]] };

test('the frame has the host’s menu entry once for each declared one, with its label, path and icon', () => {
  const html = paint([notes, { ...notes, label: 'Fees', path: '/fees' }]);
  expect(html).toContain(
    '<li><a href="/notes"><svg><circle cx="1" r="2"></circle></svg>Notes &#x26; &#x3C;more&#x3E;</a></li>' +
      '<li><a href="/fees"><svg><circle cx="1" r="2"></circle></svg>Fees</a></li><li><button>',
  );
  expect(html).not.toContain('__menu');
});

test('without declared entries, and for agents who are not known yet, the frame has none', () => {
  expect(paint([])).toContain('Home</a></li><li><button>');
  expect(paint([{ ...notes, access: 'prs' }])).not.toContain('/notes');
});

const page = { slot: 'page', title: 'A page' };
test('the script’s attributes name the pages in the frame, and those without breadcrumbs', () => {
  const pages = [
    { ...page, path: '/', area: 'outside' as const },
    { ...page, path: '/notes', crumbs: [{ label: 'Home' }] },
    { ...page, path: '/notes/:id' },
    { ...page, path: '/fees', crumbs: [] },
  ];
  expect(pathAttributes(pages)).toBe(
    ' data-frame="dashboard|profile|about|notes|fees" data-bare="/|/dashboard|/notes/[^/]+|/fees"',
  );
});

test('an entry comes behind those that its `after` names, wherever its remote is in the registry', () => {
  const nav = (label: string, after?: readonly string[]) => ({
    label,
    icon: [],
    ...(after ? { after } : {}),
  });
  const pages = [
    { ...page, path: '/notes', nav: nav('Notes', ['/application', '/nowhere']) },
    { ...page, path: '/application', nav: nav('Applications') },
    { ...page, path: '/fees', nav: nav('Fees') },
    { ...page, path: '/bad', nav: { label: 1 } },
    { ...page, path: '/out', nav: nav('LOG OUT') },
    { ...page, path: '/home', nav: nav('Home') },
    { ...page, path: '/long', nav: nav('Fees '.repeat(9)) },
  ];
  expect(menuOf(pages).map(({ label }) => label)).toEqual(['Applications', 'Notes', 'Fees']);
});
