import { pageInView } from './page-place.ts';

const pages = [0, 1000, 2000];

test.each([
  ['the top of the list', { tops: pages, viewTop: 0, viewHeight: 600 }, 0],
  ['the second page below the middle', { tops: pages, viewTop: 600, viewHeight: 600 }, 0],
  ['the second page at the middle', { tops: pages, viewTop: 700, viewHeight: 600 }, 1],
  ['the last page', { tops: pages, viewTop: 2000, viewHeight: 600 }, 2],
  ['the first page below the top', { tops: [400], viewTop: 0, viewHeight: 600 }, 0],
  [
    'several pages in view at the end',
    { tops: [0, 200, 400], viewTop: 0, viewHeight: 600, isAtEnd: true },
    2,
  ],
  ['no page', { tops: [], viewTop: 0, viewHeight: 600 }, 0],
  ['no page at the end', { tops: [], viewTop: 0, viewHeight: 600, isAtEnd: true }, 0],
])('with %s: %j', (_case, edges, index) => {
  expect(pageInView({ isAtEnd: false, ...edges })).toBe(index);
});
