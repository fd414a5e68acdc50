// `npm run test:long`: the proofs by repetition of which `npm test` runs a short form, whole, with their figures.
import './lib/require-node.mjs';

const { fail } = await import('../shared/commands/terminal.mjs');
try {
  const { testLong } = await import('./lib/checks/test-long.mjs');
  await testLong();
} catch (error) {
  fail(error);
}
