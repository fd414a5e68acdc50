/** The SDK's code that keeps watching a view for five minutes after it has ended. */
const original = 'KEEP_TRACKING_AFTER_VIEW_DELAY = 5 * ONE_MINUTE';

/** Late measurements of a view arrive within a second. Milliseconds. */
const delay = 5_000;

/**
 * Shortens the time for which the monitoring SDK watches a view that has ended. Each watched view keeps two
 * PerformanceObservers with the elements of its slowest interactions, so an agent who opens many pages would keep
 * megabytes of pages that are gone. Throws in the build when the SDK does this in another way.
 *
 * @param {string} source the SDK's module that tracks views
 */
module.exports = function viewTracking(source) {
  if (!source.includes(original))
    throw new Error(
      'the monitoring SDK watches ended views in another way: see shared/build/loaders/view-tracking.cjs',
    );
  return source.replace(original, `KEEP_TRACKING_AFTER_VIEW_DELAY = ${delay}`);
};
