import { buildRelease } from '../../support/processes/build-release.ts';

/** Later than any that the project will have. */
export const laterVersion = '99.0.0';

/** The line that only the later release of mfe-cart shows. */
export const laterNote = 'Released while you worked';

/** The later release, built from its source. @returns the folder of the build */
export const laterCart = (): Promise<string> =>
  buildRelease({
    remote: 'mfe-cart',
    version: laterVersion,
    slots: { cart: 'federation/releases/noted-cart.tsx' },
  });
