// `npm run new-remote -- mfe-notes [--into ../notes]`: installs, then makes the folder of a new remote, which runs after its
// release.
import './lib/require-node.mjs';

const { fail } = await import('../shared/commands/terminal.mjs');
try {
  const { installIfStale } = await import('./lib/install.mjs');
  await installIfStale();
  const { register } = await import('tsx/esm/api');
  register();
  const { makeRemote } = await import('./new-remote/make-remote.ts');
  await makeRemote(process.argv.slice(2));
} catch (error) {
  fail(error);
}
