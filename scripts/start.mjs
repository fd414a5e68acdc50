// `npm start`: installs, builds and runs the portal with its sandbox. Ctrl-C ends everything.
import './lib/require-node.mjs';

const { fail } = await import('../shared/commands/terminal.mjs');
try {
  const { startPortal } = await import('./lib/commands/start-portal.mjs');
  await startPortal(process.argv.slice(2));
} catch (error) {
  fail(error);
}
