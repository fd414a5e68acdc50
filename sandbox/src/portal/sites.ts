import { isAbsolute } from 'node:path';
import * as z from 'zod';
import { Visitors } from '../origins/per-browser.ts';

/** A wish for a visitor: the folder of a site that is theirs alone, or null for everybody's. */
export const ownSiteWish = z.object({
  visitor: z.string().regex(/^\S+$/),
  folder: z.string().refine(isAbsolute, 'an absolute path').nullable(),
});

/** Which site each visitor is served: everybody's, but for those who were given one of their own. */
export class Sites {
  readonly #everybodys: string;
  readonly #own = new Visitors<string>();

  constructor(everybodys: string) {
    this.#everybodys = everybodys;
  }

  /** The folder of the site for the visitor who sends this User-Agent. */
  of(userAgent: string | undefined): string {
    return this.#own.of(userAgent) ?? this.#everybodys;
  }

  set({ visitor, folder }: z.output<typeof ownSiteWish>): void {
    this.#own.set(visitor, folder ?? undefined);
  }
}
