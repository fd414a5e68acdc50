import { entriesOf } from '@portal/shared/federation';
import * as pages from '@portal/shared/pages';
import { declaredRemotes } from '../../../../shared/build/declaration/declared-remotes.ts';
import { hostPages } from './host-pages.ts';

test('the table of pages has the path of each page that the host or a remote declares, and no other', () => {
  const declared = entriesOf(declaredRemotes()).flatMap(([, { declares }]) => declares?.pages ?? []);
  const table = Object.values(pages).filter((value) => typeof value === 'string');
  expect(table.sort()).toEqual([...hostPages, ...declared].map(({ path }) => path).sort());
});
