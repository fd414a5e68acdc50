import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readComposed } from '@portal/shared/site';

export type Composed = Awaited<ReturnType<typeof readComposed>>;

interface Known {
  /** Which writing of the page it was read from. */
  readonly writing: string;
  readonly composed: Promise<Composed>;
}

/** What composition has written into sites: kept in memory for as long as the page on disk stays the same. */
export class ComposedPages {
  readonly #known = new Map<string, Known>();

  /** The pages of a site, or undefined when it is not composed (yet). */
  async of(site: string): Promise<Composed | undefined> {
    const page = await stat(join(site, 'public/index.html')).catch(() => undefined);
    if (!page) {
      this.#known.delete(site);
      return undefined;
    }
    // each writing puts a new file in the place of the old
    const writing = `${page.ino} ${page.mtimeMs}`;
    const known = this.#known.get(site);
    if (known?.writing === writing) return known.composed;
    const composed = readComposed(site);
    this.#known.set(site, { writing, composed });
    composed.catch(() => this.#known.delete(site));
    return composed;
  }

  /** `registry.json` or `config.json`, or undefined when the site is not composed (yet). */
  async data(site: string, name: 'registry.json' | 'config.json'): Promise<Buffer | undefined> {
    return readFile(join(site, 'public', name)).catch(() => undefined);
  }
}
