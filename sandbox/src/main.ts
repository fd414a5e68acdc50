/** Runs the sandbox: `tsx sandbox/src/main.ts [--port-base N] [--data <dir>] [--test] …`, see `Arguments`. */
import { SiteRefusal } from '@portal/shared/site';
import { DEMO_AGENTS, DEMO_PASSWORD } from './api/index.ts';
import { DatabaseInUseError } from './database/index.ts';
import { InvalidArgumentsError, parseArguments } from './origins/arguments.ts';
import { PortInUseError } from './origins/listen.ts';
import { type Sandbox, startSandbox } from './sandbox.ts';

/** Errors that are printed without a stack. */
const plainErrors = [InvalidArgumentsError, PortInUseError, DatabaseInUseError, SiteRefusal];

/** Prints the addresses and demo agents. Scripts wait for the last line. */
function announce({ origins, notes }: Sandbox): void {
  const longest = Math.max(...DEMO_AGENTS.map(({ email }) => email.length));
  console.log(`
Agent Portal   ${origins.host.url}
Outbox         ${origins.outbox.url}   what customers receive, and their answers
Flags          ${origins.flags.url}   feature flags
Monitoring     ${origins.monitoring.url}   what the portal reports

Log in as one of these, password ${DEMO_PASSWORD}
${DEMO_AGENTS.map(({ email, purpose }) => `  ${email.padEnd(longest)}   ${purpose}`).join('\n')}
`);
  for (const note of notes) console.log(`${note}\n`);
  console.log(`ready ${origins.host.url}`);
}

/** Closes the sandbox on a signal, and when the parent process ends. */
function closeOnSignal(sandbox: Sandbox): void {
  let isClosing = false;
  const close = async () => {
    if (isClosing) return;
    isClosing = true;
    await sandbox.close();
    process.exit();
  };
  for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.on(event, () => void close());
}

try {
  const sandbox = await startSandbox(parseArguments(process.argv.slice(2)));
  closeOnSignal(sandbox);
  announce(sandbox);
} catch (error) {
  const isPlain = error instanceof Error && plainErrors.some((kind) => error instanceof kind);
  console.error(isPlain ? error.message : error);
  process.exit(1);
}
