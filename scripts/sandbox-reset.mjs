// `npm run sandbox:reset`: deletes the sandbox's data and releases; the next start fills it again.
import './lib/require-node.mjs';

const { fail } = await import('../shared/commands/terminal.mjs');
try {
  const { resetSandbox } = await import('./lib/commands/reset.mjs');
  resetSandbox();
} catch (error) {
  fail(error);
}
