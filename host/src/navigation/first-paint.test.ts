import {
  framePaths,
  pathsWithoutCrumbs,
  sessionLifetime,
} from '../../../shared/site/page/first-paint-script.ts';
import { sessionLifetime as ofTheHost } from '../session/index.ts';
import { endFirstPaint } from './first-paint.ts';
import { routes } from './routes.ts';

const shellRoutes = routes.filter((route) => route.area === 'shell');

test('the page’s script knows which paths are inside the frame, and which have no crumbs', () => {
  expect([...framePaths].sort()).toEqual(
    [...new Set(shellRoutes.map(({ path }) => path.split('/')[1]))].sort(),
  );
  const withoutCrumbs = shellRoutes.filter(({ crumbs }) => crumbs === 'hidden').map(({ path }) => path);
  expect([...pathsWithoutCrumbs].sort()).toEqual(['/', ...withoutCrumbs].sort());
});

test('and how long a session lives', () => {
  expect(sessionLifetime).toBe(ofTheHost);
});

test('what was painted from HTML goes, but for what a slot is to take over', () => {
  document.body.innerHTML = '<p data-first-paint="login"></p><p data-first-paint="frame"></p>';
  endFirstPaint('login');
  expect(document.body.innerHTML).toBe('<p data-first-paint="login"></p>');
  endFirstPaint();
  expect(document.body.innerHTML).toBe('');
});
