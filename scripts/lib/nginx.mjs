import { existsSync } from 'node:fs';
import { installFromDebian, isDebianRoot } from './debian.mjs';

/** Where systems keep it. */
const usualPlaces = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'];

/** The nginx of this machine; undefined where there is none. */
export const installedNginx = () => usualPlaces.find((place) => existsSync(place));

/** Installs Debian's nginx where it is missing and can be had: the tests of a site's configuration want it. */
export async function installNginxIfMissing() {
  if (!installedNginx() && isDebianRoot()) await installFromDebian('nginx');
}
