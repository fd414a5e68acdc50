import {
  framePaths,
  pathsWithoutCrumbs,
  sessionLifetime,
} from '../../../shared/site/page/first-paint-script.ts';
import { sessionLifetime as hostSessionLifetime } from '../session/index.ts';
import { removeFirstPaint } from './remove-first-paint.ts';
import { routes } from './routes/index.ts';

const shellRoutes = routes.filter((route) => route.area === 'shell');

test('the page’s script lists the paths with a frame and the paths without breadcrumbs', () => {
  expect([...framePaths].sort()).toEqual(
    [...new Set(shellRoutes.map(({ path }) => path.split('/')[1]))].sort(),
  );
  const withoutCrumbs = shellRoutes.filter(({ crumbs }) => crumbs === 'hidden').map(({ path }) => path);
  expect([...pathsWithoutCrumbs].sort()).toEqual(['/', ...withoutCrumbs].sort());
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
