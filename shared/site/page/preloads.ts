import type { Assets } from '../../build/assets/assets-plugin.ts';

/** Sources whose chunks the first paint needs, whatever the route. */
const firstSources = [
  /^host\/src\/bootstrap\.tsx$/,
  /^shared\/src\/(ui|schema)\/index\.ts$/,
  /\/node_modules\/react\/index\.js$/,
];

/** Sources whose chunks every page needs as soon as it shows: fetched behind the others. */
const soonSources = [/^shared\/src\/calls\/index\.ts$/];

/** The host's files to fetch together with its entry, so that nothing waits for a script to ask for them. */
export const firstFiles = (assets: Assets): readonly string[] => filesOf(assets, firstSources);

/** The host's files to fetch after those, without taking bandwidth from the first content. */
export const soonFiles = (assets: Assets): readonly string[] =>
  filesOf(assets, soonSources).filter((file) => !firstFiles(assets).includes(file));

const filesOf = ({ chunks }: Assets, sources: readonly RegExp[]): readonly string[] => [
  ...new Set(
    Object.entries(chunks).flatMap(([source, files]) =>
      sources.some((wanted) => wanted.test(source)) ? files : [],
    ),
  ),
];
