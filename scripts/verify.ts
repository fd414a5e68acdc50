/** `npm run verify -- mfe-notes`: opens a remote's first page as its site serves it (FED-02). */
import { verifyFirstPage } from '../e2e/verify/first-page.ts';
import { readSettings, readWorkspaceVersion } from '../shared/site/index.ts';
import { findChromium } from './lib/chromium.mjs';
import { root } from './lib/root.mjs';
import { runStep } from './lib/run.mjs';
import { bold, Stop } from './lib/terminal.mjs';
import { packageOf, parseArguments } from './release/arguments.ts';
import { runCommand } from './release/command.ts';

const usage = {
  text: `npm run verify -- <remote> [--site <folder>]

  Opens the remote's first page at the site's address in a browser, without an agent, and fails when it does not mount the
  version of this checkout. Run it after a release to all: a canary is not looked at.
  <remote>  mfe-notes, or another remote
  --site    folder of the site: .sandbox/site, the one of npm start, unless you say otherwise`,
  allowed: ['site'],
} as const;

await runCommand(async (words) => {
  const given = parseArguments(words, usage);
  const remote = packageOf(given, usage);
  if (remote === 'host') throw new Stop(`The host has no first page of its own.\n\n${usage.text}`);
  const version = await readWorkspaceVersion(root, remote);
  const { origins } = await readSettings(given.site);
  const executablePath = await findChromium();
  const { address, fault } = await runStep(`First page of ${remote}`, () =>
    verifyFirstPage({ origins, remote, version }, executablePath),
  );
  const release = `${remote} ${version}`;
  if (fault !== undefined) throw new Stop(`${release} does not mount: ${fault}`);
  console.log(
    address === undefined
      ? `${bold(`${release} has no page`)}: nothing was opened at ${origins.host}.`
      : `${bold(`${release} mounts`)} at ${origins.host}${address}.`,
  );
});
