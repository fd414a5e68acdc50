import {
  hostFramePaths,
  hostPathsWithoutCrumbs,
  sessionLifetime,
} from '../../../shared/site/page/first-paint-script.ts';
import { sessionLifetime as hostSessionLifetime } from '../session/index.ts';
import { removeFirstPaint } from './remove-first-paint.ts';
import { hostPages } from './routes/host-pages.ts';

test('the page’s script knows the host’s own pages in the frame, and those without breadcrumbs', () => {
  const framed = hostPages.filter(({ area }) => area === 'shell');
  expect(hostFramePaths).toEqual(framed.map(({ path }) => path));
  const withoutCrumbs = framed.filter(({ crumbs }) => !crumbs).map(({ path }) => path);
  expect(hostPathsWithoutCrumbs).toEqual(['/', ...withoutCrumbs]);
});

test('the page’s script uses the host’s session lifetime', () => {
  expect(sessionLifetime).toBe(hostSessionLifetime);
});

test('removes the first paint, except the one that a slot will hydrate', () => {
  document.body.innerHTML = '<p data-first-paint="login"></p><p data-first-paint="frame"></p>';
  removeFirstPaint('login');
  expect(document.body.innerHTML).toBe('<p data-first-paint="login"></p>');
  removeFirstPaint();
  expect(document.body.innerHTML).toBe('');
});
