/** Features that Playwright switches off. The browser obeys the last list only, so ours repeats them. */
const offByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** The address bar's pop-ups are separate pages that load for each window: a third of a short test's time. */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/** A process that waits for the next site. A test's context ends before there is one. */
const spareProcess = ['SpareRendererForSitePerProcess'];

const switchOff = (features: readonly string[]): string => `--disable-features=${features.join(',')}`;

/** The browser argument that switches off features that no test needs. */
export const featuresOff = switchOff([...offByPlaywright, ...addressBar, ...spareProcess]);

/** The same, and Compression Dictionary Transport, which Safari and Firefox do not have. */
export const withoutDictionaries = switchOff([
  ...offByPlaywright,
  ...addressBar,
  ...spareProcess,
  'CompressionDictionaryTransport',
]);
