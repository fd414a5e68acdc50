// `npm run dev [-- mfe-notes …]`: the portal, or some of its remotes, with hot reload. Ctrl-C ends everything.
import './lib/require-node.mjs';

const { fail } = await import('../shared/commands/terminal.mjs');
try {
  const { developPortal } = await import('./lib/commands/dev-portal.mjs');
  await developPortal(process.argv.slice(2));
} catch (error) {
  fail(error);
}
