import type { Assets } from '../../build/assets/assets-plugin.ts';

/** Sources whose chunks every route needs first. */
const preloadSources = [
  /^host\/src\/bootstrap\.tsx$/,
  /^shared\/src\/(?:screen\/ui|foundation\/schema)\/index\.ts$/,
  /\/node_modules\/react\/index\.js$/,
];

/**
 * Returns the host's scripts that the page fetches together with the entry script, because every route needs them
 * first: those of the start, React, and the facades `ui` and `schema`.
 */
export const preloadFiles = ({ chunks }: Assets): readonly string[] => [
  ...new Set(
    Object.entries(chunks).flatMap(([source, files]) =>
      preloadSources.some((pattern) => pattern.test(source)) ? files : [],
    ),
  ),
];
