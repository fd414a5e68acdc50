import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isPackageName, type PackageName, readShare } from '../site/index.ts';
import { Stop } from './terminal.mjs';
import type { Workspace } from './workspace.ts';

/** Options of the commands. */
const options = {
  /** Folder of the site. */
  site: { type: 'string' },
  /** Folder of another site, to take a release from. */
  from: { type: 'string' },
  /** Name for the ledger. */
  by: { type: 'string' },
  'dry-run': { type: 'boolean' },
  'to-version': { type: 'string' },
  'from-version': { type: 'string' },
  'other-team': { type: 'boolean' },
  older: { type: 'boolean' },
  withdraw: { type: 'boolean' },
  days: { type: 'string' },
  canary: { type: 'string' },
  abort: { type: 'boolean' },
  'without-browser': { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

type OptionName = keyof typeof options;

interface Usage {
  /** Usage text. */
  readonly text: string;
  readonly allowed: readonly OptionName[];
  /** Options that exclude each other. Default: none. */
  readonly alternatives?: readonly OptionName[];
  /** Whether it needs a package's releases only, not its sources, which another checkout may have. Default: false. */
  readonly ofSite?: boolean;
}

/** A command line, decoded. */
export interface Arguments {
  readonly package: PackageName | undefined;
  readonly site: string;
  readonly from: string | undefined;
  readonly by: string | undefined;
  readonly dryRun: boolean;
  readonly toVersion: string | undefined;
  readonly fromVersion: string | undefined;
  readonly otherTeam: boolean;
  readonly older: boolean;
  readonly withdraw: boolean;
  readonly days: number | undefined;
  /** Percent of the browsers, 1 to 99. */
  readonly canary: number | undefined;
  readonly abort: boolean;
  readonly withoutBrowser: boolean;
}

/**
 * Decodes a command line of the release scripts. Throws Stop with the usage if it is invalid; prints the usage and
 * exits for `--help`.
 */
export function parseArguments(
  words: readonly string[],
  { text, allowed, alternatives = [], ofSite = false }: Usage,
  workspace: Workspace,
): Arguments {
  const refuse = (reason: string) => new Stop(`${reason}\n\n${text}`);
  const { values, positionals } = parse(words, refuse);
  if (values.help) {
    console.log(text);
    process.exit(0);
  }
  for (const name of Object.keys(values))
    if (name !== 'help' && !allowed.some((known) => known === name))
      throw refuse(`There is no --${name} here.`);
  const chosen = alternatives.filter((name) => values[name] !== undefined).map((name) => `--${name}`);
  if (chosen.length > 1) throw refuse(`One at a time: ${chosen.join(' and ')} exclude each other.`);
  if (positionals.length > 1)
    throw refuse(`One package at a time: ${positionals.join(', ')} are ${positionals.length}.`);
  const site = values.site === undefined ? workspace.site : resolve(values.site);
  if (site === undefined) throw refuse('Which site? Name its folder: --site <folder>.');
  const from = values.from === undefined ? undefined : resolve(values.from);
  for (const [option, folder] of [['--site', site] as const, ['--from', from] as const])
    if (folder !== undefined && existsSync(folder) && !statSync(folder).isDirectory())
      throw refuse(`${option} takes a folder, and ${folder} is none.`);
  const released = from ?? (ofSite ? site : undefined);
  const names =
    released === undefined
      ? workspace.packages
      : [...new Set([...workspace.packages, ...packagesIn(released)])];
  return {
    package: positionals[0] === undefined ? workspace.only : packageCalled(positionals[0], names),
    site,
    from,
    by: values.by,
    dryRun: values['dry-run'] === true,
    toVersion: values['to-version'],
    fromVersion: values['from-version'],
    otherTeam: values['other-team'] === true,
    older: values.older === true,
    withdraw: values.withdraw === true,
    days: values.days === undefined ? undefined : daysCalled(values.days),
    canary: values.canary === undefined ? undefined : readShare(values.canary),
    abort: values.abort === true,
    withoutBrowser: values['without-browser'] === true,
  };
}

function parse(words: readonly string[], refuse: (reason: string) => Stop) {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true });
  } catch (error) {
    throw refuse(error instanceof Error ? error.message : String(error));
  }
}

/** The packages that have a folder in a site. */
const packagesIn = (site: string): readonly PackageName[] =>
  existsSync(site) ? readdirSync(site).filter(isPackageName) : [];

function packageCalled(word: string, names: readonly PackageName[]): PackageName {
  const name = names.find((candidate) => candidate === word);
  if (name) return name;
  throw new Stop(`There is no ${word} to release. There are ${names.join(', ')}.`);
}

function daysCalled(word: string): number {
  if (/^\d+(\.\d+)?$/.test(word)) return Number(word);
  throw new Stop(`--days takes a number, and ${word} is none.`);
}

/** Returns the package that a command line names. Throws Stop with the usage if it names none. */
export function packageOf(
  { package: name }: Arguments,
  { text }: Usage,
  { packages }: Workspace,
): PackageName {
  if (name) return name;
  throw new Stop(`Which one? There are ${packages.join(', ')}.\n\n${text}`);
}

/** Returns the name of who releases: `--by`, else git's `user.name`, else the account's. */
export function personOf({ by }: Arguments, { root }: Workspace): string {
  if (by) return by;
  try {
    const name = execFileSync('git', ['config', 'user.name'], { cwd: root, encoding: 'utf8' }).trim();
    if (name) return name;
  } catch {
    // no git, or no name in it
  }
  return userInfo().username;
}
