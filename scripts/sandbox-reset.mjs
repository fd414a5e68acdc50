// `npm run sandbox:reset`: forgets everything the sandbox holds, releases included; the next start begins anew.
import './lib/require-node.mjs';

const { fail } = await import('./lib/terminal.mjs');
try {
  const { resetSandbox } = await import('./lib/commands/reset.mjs');
  resetSandbox();
} catch (error) {
  fail(error);
}
