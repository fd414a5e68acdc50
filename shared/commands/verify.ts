/** `npm run verify -- mfe-notes`: opens a remote's first page as its site serves it (FED-02). */
import { verifyFirstPage } from '../mount/first-page.ts';
import { listReleases, readSettings } from '../site/index.ts';
import { packageOf, parseArguments } from './arguments.ts';
import type { Command } from './command.ts';
import { runStep } from './run.mjs';
import { bold, Stop } from './terminal.mjs';

const usage = {
  text: `npm run verify -- <remote> [--site <folder>]

  Opens the remote's first page at the site's address in a browser, without an agent, and fails when it does not mount the
  release that the site runs. Run it after a release to all: a canary is not looked at.
  <remote>  mfe-notes, or another remote
  --site    folder of the site; in the portal’s repository .sandbox/site unless you say otherwise`,
  allowed: ['site'],
  ofSite: true,
} as const;

export const verifyCommand: Command = async (words, workspace) => {
  const given = parseArguments(words, usage, workspace);
  const remote = packageOf(given, usage, workspace);
  if (remote === 'host') throw new Stop(`The host has no first page of its own.\n\n${usage.text}`);
  const version = (await listReleases(given.site)).find(
    (row) => row.package === remote && row.state === 'current',
  )?.version;
  if (version === undefined) throw new Stop(`No release of ${remote} runs in ${given.site}.`);
  const { origins } = await readSettings(given.site);
  const executablePath = await workspace.findChromium();
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
};
