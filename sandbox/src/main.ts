/** The sandbox as a process: `tsx sandbox/src/main.ts [--port-base N] [--data <dir>] [--test] …`, see `Arguments`. */
import { SiteRefusal } from '@portal/shared/site';
import { DatabaseInUseError } from './database/index.ts';
import { argumentsOf, BadArguments } from './origins/arguments.ts';
import { PortTaken } from './origins/listen.ts';
import { type Sandbox, startSandbox } from './sandbox.ts';

/** Errors whose message is for the person at the terminal, who needs no stack. */
const plainErrors = [BadArguments, PortTaken, DatabaseInUseError, SiteRefusal];

/** Says where everything is; the last line is the one that scripts wait for. */
function announce({ origins, directory, notes }: Sandbox): void {
  const longest = Math.max(...directory.demoAgents.map(({ email }) => email.length));
  console.log(`
Agent Portal   ${origins.host.url}
Outbox         ${origins.outbox.url}   what customers receive, and their answers
Flags          ${origins.flags.url}   feature flags
Monitoring     ${origins.monitoring.url}   what the portal reports

Sign in as one of these, password ${directory.demoPassword}
${directory.demoAgents.map(({ email, purpose }) => `  ${email.padEnd(longest)}   ${purpose}`).join('\n')}
`);
  for (const note of notes) console.log(`${note}\n`);
  console.log(`ready ${origins.host.url}`);
}

/** Ends when told to, and when the process that started this one is gone. */
function endWith(sandbox: Sandbox): void {
  let ending = false;
  const end = async () => {
    if (ending) return;
    ending = true;
    await sandbox.close();
    process.exit();
  };
  for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.on(event, () => void end());
}

try {
  const sandbox = await startSandbox(argumentsOf(process.argv.slice(2)));
  endWith(sandbox);
  announce(sandbox);
} catch (error) {
  const plain = error instanceof Error && plainErrors.some((kind) => error instanceof kind);
  console.error(plain ? error.message : error);
  process.exit(1);
}
