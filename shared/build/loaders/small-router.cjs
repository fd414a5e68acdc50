/**
 * Names for development tools, and a context that only server components have. Setting one counts as an effect, which
 * keeps a component that nothing uses.
 */
const effect = /^\w+\.(displayName = "[^"]*"|contextType = RSCRouterContext);$/gm;

/** Calls that only create a value, and that the package does not mark as such. */
const creation = /^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm;

/**
 * Pattern and replacement. The last two are prefetching by a link, which only the data router can do: it is not used
 * (shared/src/ui/router.ts), but a link contains its code.
 *
 * @type {readonly (readonly [RegExp, string])[]}
 */
const changes = [
  [effect, ''],
  [creation, '$1/* @__PURE__ */ $2'],
  [/= usePrefetchBehavior\(\s*prefetch,\s*rest\s*\)/, '= [false, undefined, undefined]'],
  [/\/\* @__PURE__ \*\/ \w+\.createElement\(PrefetchPageLinks, \{ page: href \}\)/, 'null'],
];

/**
 * Makes react-router's build removable where the portal does not use it, because its package does not.
 * Throws in the build when the router is written in another way.
 *
 * @param {string} source the router's production build
 */
module.exports = function smallRouter(source) {
  // the build has a second file, with what only servers use
  if (!source.includes('LinkWithRef')) return source;
  return changes.reduce((result, [pattern, replacement]) => {
    const newResult = result.replace(pattern, replacement);
    if (newResult === result)
      throw new Error(`react-router has no ${pattern}: see shared/build/loaders/small-router.cjs`);
    return newResult;
  }, source);
};
