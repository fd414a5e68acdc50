import { CycloneDxWebpackPlugin } from '@cyclonedx/webpack-plugin';

/** The file in a release that lists the packages in its scripts, in CycloneDX. */
export const contentsFile = 'bom.json';

/**
 * Returns the plugin that emits it, from the modules of the build. No time and no random number is in it: equal sources give
 * equal bytes. Its twin in XML is not released.
 */
export const contentsPlugin = (): CycloneDxWebpackPlugin =>
  new CycloneDxWebpackPlugin({
    specVersion: '1.6',
    reproducibleResults: true,
    outputLocation: './',
    includeWellknown: false,
    rootComponentType: 'application',
  });
