// `npm run advisories`: asks the registry for known vulnerabilities of every library in the lock file. It fails when there is one
// that pnpm-workspace.yaml does not accept, and when the registry gives no such answer.
import './lib/require-node.mjs';
import { run } from '../shared/commands/run.mjs';
import { fail, Stop } from '../shared/commands/terminal.mjs';
import { pnpm } from './lib/install.mjs';

const { code, output } = await run('npx', ['-y', pnpm, 'audit']);
console.log(output.trimEnd());
if (code !== 0)
  fail(
    new Stop('The libraries are not known to be free of vulnerabilities: docs/operating.md, “Libraries”.'),
  );
