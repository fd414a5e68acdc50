import { mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { RemoteName } from '@portal/shared/contract';
import { npm } from '../../support/processes/npm.ts';
import { declarations, slotFiles } from './sources.ts';

const root = resolve(import.meta.dirname, '../../..');

/** The last release of the minor version before the portal's. */
const olderReact = '19.2.9';

/** Each adds one thing to the portal. */
export const foreign = {
  /** A page, built with an older React. */
  page: 'mfe-market-news',
  /** A customer tab that throws whenever it renders. */
  tab: 'mfe-visit-notes',
  /** A tile of home that has its content late. */
  tile: 'mfe-daily-quote',
} as const satisfies Record<string, RemoteName>;

/** Changes the `package.json` of a folder. */
async function editPackage(folder: string, changes: object): Promise<void> {
  const file = join(folder, 'package.json');
  const manifest: object = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...manifest, ...changes }, null, 2));
}

/** Three remotes in another repository, made by `npm run new-remote` for the portal as it is. */
export class ForeignRemotes {
  readonly #folder: string;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  /** Makes and installs them: it takes minutes. */
  static async make(): Promise<ForeignRemotes> {
    const remotes = new ForeignRemotes(await realpath(await mkdtemp(join(tmpdir(), 'other-repository-'))));
    for (const name of Object.values(foreign)) {
      await npm(root, 'run', 'new-remote', '--', name, '--into', remotes.#folder);
      const folder = remotes.#folderOf(name);
      await writeFile(join(folder, 'remote.ts'), declarations[name]);
      for (const [slot, text] of Object.entries(slotFiles[name]))
        await writeFile(join(folder, 'src/slots', slot), text);
    }
    const older = { react: olderReact, 'react-dom': olderReact };
    await editPackage(remotes.#folderOf(foreign.page), { overrides: older });
    for (const name of [foreign.page, foreign.tab])
      await npm(remotes.#folderOf(name), 'install', '--no-audit', '--no-fund', '--prefer-offline');
    // it has the same packages
    await symlink(
      join(remotes.#folderOf(foreign.tab), 'node_modules'),
      join(remotes.#folderOf(foreign.tile), 'node_modules'),
    );
    return remotes;
  }

  #folderOf(name: RemoteName): string {
    return join(this.#folder, name);
  }

  /**
   * Builds a remote and releases it into a site, without mounting its slots: one of them throws. Rejects with the output when it
   * is refused.
   */
  async release(site: string, name: RemoteName): Promise<string> {
    return npm(this.#folderOf(name), 'run', 'release', '--', '--site', site, '--without-browser');
  }

  /** Does the same with the next version of the remote that has the page, which was built with this version of React. */
  async releaseBuiltWith(site: string, react: string): Promise<string> {
    const folder = this.#folderOf(foreign.page);
    const renumber = async (reactVersion: string, version: string) => {
      // no such React has been published: it has another number
      for (const library of ['react', 'react-dom'])
        await editPackage(join(folder, 'node_modules', library), { version: reactVersion });
      await editPackage(folder, { version });
    };
    await renumber(react, '1.1.0');
    try {
      return await this.release(site, foreign.page);
    } finally {
      await renumber(olderReact, '1.0.0');
    }
  }

  /** Deletes their folder. */
  async remove(): Promise<void> {
    await rm(this.#folder, { recursive: true, force: true });
  }
}
