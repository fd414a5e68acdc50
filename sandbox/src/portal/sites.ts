import { isAbsolute } from 'node:path';
import * as z from 'zod';
import { PerBrowser } from '../origins/per-browser.ts';

/** The site folder for the browser with the tag `visitor`; null for the default site. */
export const ownSiteSchema = z.object({
  visitor: z.string().regex(/^\S+$/),
  folder: z.string().refine(isAbsolute, 'an absolute path').nullable(),
});

/** Chooses the site for each browser: the default site, or one set for a single browser. */
export class Sites {
  readonly #default: string;
  readonly #own = new PerBrowser<string>();

  constructor(defaultFolder: string) {
    this.#default = defaultFolder;
  }

  /** The site folder for the browser with this User-Agent. */
  of(userAgent: string | undefined): string {
    return this.#own.of(userAgent) ?? this.#default;
  }

  /** Sets or removes the site of a single browser. */
  set({ visitor: browserTag, folder }: z.output<typeof ownSiteSchema>): void {
    this.#own.set(browserTag, folder ?? undefined);
  }
}
