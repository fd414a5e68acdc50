import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readComposed } from '@portal/shared/site';

/** The pages and the policy of a composed site. */
export type ComposedFiles = Awaited<ReturnType<typeof readComposed>>;

interface CachedPages {
  /** Version of the page's file on disk. */
  readonly fileVersion: string;
  readonly files: Promise<ComposedFiles>;
}

/** Reads the composed files of sites. Pages are cached until the file on disk changes. */
export class ComposedPages {
  readonly #cache = new Map<string, CachedPages>();

  /** The pages of a site; undefined when it is not composed. */
  async of(site: string): Promise<ComposedFiles | undefined> {
    const page = await stat(join(site, 'public/index.html')).catch(() => undefined);
    if (!page) {
      this.#cache.delete(site);
      return undefined;
    }
    // composition replaces the file, so its inode and time change
    const fileVersion = `${page.ino} ${page.mtimeMs}`;
    const cached = this.#cache.get(site);
    if (cached?.fileVersion === fileVersion) return cached.files;
    const files = readComposed(site);
    this.#cache.set(site, { fileVersion, files });
    files.catch(() => this.#cache.delete(site));
    return files;
  }

  /** Reads `registry.json` or `config.json`; undefined when the site is not composed. */
  async data(site: string, name: 'registry.json' | 'config.json'): Promise<Buffer | undefined> {
    return readFile(join(site, 'public', name)).catch(() => undefined);
  }
}
