import type { Assets } from '../../build/assets/assets-plugin.ts';

/** Sources whose chunks every route needs first. */
const preloadSources = [
  /^host\/src\/bootstrap\.tsx$/,
  /^shared\/src\/(ui|schema)\/index\.ts$/,
  /\/node_modules\/react\/index\.js$/,
];

/** Returns the host's files that the page fetches together with the host's entry script. */
export const preloadFiles = ({ chunks }: Assets): readonly string[] => [
  ...new Set(
    Object.entries(chunks).flatMap(([source, files]) =>
      preloadSources.some((pattern) => pattern.test(source)) ? files : [],
    ),
  ),
];
