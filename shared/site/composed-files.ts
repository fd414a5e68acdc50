import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Registry } from '../src/contract/federation/index.ts';
import { callbackPages } from './builds/build.ts';
import type { ComposedPages, NewPages } from './compose.ts';
import { jsonText, readIfThere, writeDraft } from './files.ts';
import { siteFiles } from './layout.ts';
import { SiteRefusal } from './refusal.ts';
import { headerTable } from './serving/header-table.ts';
import { portsOf } from './serving/listen.ts';
import { nginxConfig } from './serving/nginx.ts';
import type { SiteSettings } from './settings.ts';
import type { BeginStep } from './steps.ts';

/** What a site serves: its files by their path, without text for one that it does not have, the page last. */
export interface ComposedSite {
  readonly files: readonly (readonly [file: string, text?: string | undefined])[];
  /** One sentence for each remote or page that is left out. */
  readonly notes: readonly string[];
}

/** Path of a composed file. */
const publicFile = (site: string, name: string) => join(site, siteFiles.public, name);

const page = 'index.html';
const policy = 'content-security-policy.txt';
const callbackPolicy = `oidc/${policy}`;
const nginx = 'nginx.conf';
const headers = 'headers.json';
const capturePage = 'capture/index.html';
const captureCsp = `capture/${policy}`;
const callbackFile = (name: string) => `oidc/${name}.html`;

/**
 * Returns all composed files, by their paths from the site's public folder, with their text; undefined for one that the
 * site does not have. The page is last: a browser only reads the others through it.
 */
export function composedFiles(
  { config, origins, listen }: SiteSettings,
  registry: Registry,
  pages: NewPages,
): ComposedSite['files'] {
  const table = headerTable(origins, pages);
  return [
    ...Object.entries(pages.records).map(([path, text]) => [`..${path}`, text] as const),
    ['config.json', jsonText(config)],
    ['registry.json', jsonText(registry)],
    [headers, jsonText(table)],
    [nginx, nginxConfig(table, listen && portsOf(origins, listen))],
    ...callbackPages.map((name) => [callbackFile(name), pages.callbacks[name]] as const),
    [callbackPolicy, pages.callbackPolicy],
    [captureCsp, pages.capture?.policy],
    [capturePage, pages.capture?.html],
    [policy, pages.policy],
    [page, pages.html],
  ];
}

/**
 * Writes drafts of those composed files of a site that changed. Returns a function that puts them into place in order, each one
 * atomically, and removes those files that the site does not have.
 */
export async function draftComposed(
  site: string,
  files: ComposedSite['files'],
  begin: BeginStep,
): Promise<() => Promise<void>> {
  const works: (() => Promise<void>)[] = [];
  for (const [name, text] of files) {
    const file = publicFile(site, name);
    if (text === undefined) works.push(() => rm(file, { force: true }));
    else if ((await readIfThere(file)) !== text) {
      const { keep, drop } = await writeDraft(file, text);
      begin({ undo: drop });
      works.push(keep);
    }
  }
  return async () => {
    for (const work of works) await work();
  };
}

/** Reads the site's nginx configuration; undefined if nothing was composed yet. */
export const readNginxConfig = (site: string): Promise<string | undefined> =>
  readIfThere(publicFile(site, nginx));

/** Reads the composed pages. Throws SiteRefusal if nothing was composed yet. */
export async function readComposed(site: string): Promise<ComposedPages> {
  const readPublicFile = (name: string) => readFile(publicFile(site, name), 'utf8');
  if ((await readIfThere(publicFile(site, page))) === undefined)
    throw new SiteRefusal(`${site} has no page yet: publish the host and every remote into it.`);
  const [login, logout] = callbackPages;
  const captureHtml = await readIfThere(publicFile(site, capturePage));
  return {
    html: await readPublicFile(page),
    callbacks: {
      [login]: await readPublicFile(callbackFile(login)),
      [logout]: await readPublicFile(callbackFile(logout)),
    },
    policy: await readPublicFile(policy),
    callbackPolicy: await readPublicFile(callbackPolicy),
    ...(captureHtml === undefined
      ? {}
      : { capture: { html: captureHtml, policy: await readPublicFile(captureCsp) } }),
  };
}
