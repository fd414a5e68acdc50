// `npm test [-- mfe-notes]`: every check there is, or those of a remote, on separate ports and data. The last line counts what
// passed and failed.
import './lib/require-node.mjs';

const { fail } = await import('../shared/commands/terminal.mjs');
try {
  const { testPortal } = await import('./lib/checks/test-portal.mjs');
  const { parseNamedRemote } = await import('./lib/checks/named-remote.mjs');
  await testPortal(parseNamedRemote(process.argv.slice(2)));
} catch (error) {
  fail(error);
}
