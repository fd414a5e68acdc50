const { existsSync } = require('node:fs');
const { join } = require('node:path');

const source = join(__dirname, '../../src/screen/ui/create-icon');
// compiled where `shared` is packed
const ownFile = existsSync(`${source}.ts`) ? `${source}.ts` : `${source}.js`;

/**
 * Replaces lucide's module that creates an icon's component by the portal's, which does only what the portal uses.
 *
 * @this {import('webpack').LoaderContext<object>}
 */
module.exports = function replaceCreateLucideIcon() {
  const request = this.utils.contextify(this.context, ownFile);
  return `export { createIcon as default } from ${JSON.stringify(request)};`;
};
