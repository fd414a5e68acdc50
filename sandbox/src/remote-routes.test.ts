import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRemoteRoutes } from './remote-routes.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'portal-remote-routes-'));
  for (const name of ['mfe-notes', 'mfe-alerts']) {
    mkdirSync(join(root, name));
    writeFileSync(join(root, name, 'remote.ts'), 'export default {};');
  }
});
afterEach(() => rmSync(root, { recursive: true }));

test('returns the routes of the remotes that have a part of the sandbox', async () => {
  const routes = "export const routes = [{ endpoint: { method: 'GET', path: '/notes' } }];";
  writeFileSync(join(root, 'mfe-notes/sandbox.ts'), routes);
  expect(await readRemoteRoutes(root)).toEqual([{ endpoint: { method: 'GET', path: '/notes' } }]);
});

test('returns none when no remote has one', async () => {
  expect(await readRemoteRoutes(root)).toEqual([]);
});
