// `npm test`: every check there is, on separate ports and data. The last line counts what passed and failed.
import './lib/require-node.mjs';

const { fail } = await import('./lib/terminal.mjs');
try {
  const { testPortal } = await import('./lib/checks/test-portal.mjs');
  await testPortal();
} catch (error) {
  fail(error);
}
