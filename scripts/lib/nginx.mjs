import { existsSync } from 'node:fs';
import { installFromDebian, isDebianRoot } from './debian.mjs';

/** Usual installation paths. */
const usualPaths = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'];

/** Path of this machine's nginx; undefined if there is none. */
export const installedNginx = () => usualPaths.find((path) => existsSync(path));

/** Installs Debian's nginx for the tests of a site's configuration, if it is missing and this user can install it. */
export async function installNginxIfMissing() {
  if (!installedNginx() && isDebianRoot()) await installFromDebian('nginx');
}
