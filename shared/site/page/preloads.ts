import type { Assets } from '../../build/assets/assets-plugin.ts';

/** Sources whose chunks every route needs first. */
const preloadSources = [
  /^host\/src\/bootstrap\.tsx$/,
  /^shared\/src\/(ui|schema)\/index\.ts$/,
  /\/node_modules\/react\/index\.js$/,
];

/** Sources whose chunks every page needs next: fetched with low priority. */
const latePreloadSources = [/^shared\/src\/calls\/index\.ts$/];

/** Returns the host's files to fetch together with its entry script. */
export const preloadFiles = (assets: Assets): readonly string[] => filesOf(assets, preloadSources);

/** Returns the host's files to fetch after those, so that they do not slow the first content. */
export const latePreloadFiles = (assets: Assets): readonly string[] =>
  filesOf(assets, latePreloadSources).filter((file) => !preloadFiles(assets).includes(file));

const filesOf = ({ chunks }: Assets, sources: readonly RegExp[]): readonly string[] => [
  ...new Set(
    Object.entries(chunks).flatMap(([source, files]) =>
      sources.some((wanted) => wanted.test(source)) ? files : [],
    ),
  ),
];
