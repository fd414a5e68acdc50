import { existsSync } from 'node:fs';
import { installFromDebian, isDebianRoot } from './debian.mjs';

/** Usual installation paths. */
const usualPaths = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'];

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Returns the path of this machine's nginx; `undefined` if there is none. */
export const findNginx = () => usualPaths.find((path) => existsSync(path));

/**
 * Installs Debian's nginx and its brotli module for the tests of a site's configuration where they are missing; it does
 * nothing unless it runs as root on Debian or a derived system. What cannot be installed is not reported.
 */
export async function installNginxIfMissing() {
  if (!isDebianRoot()) return;
  if (!findNginx()) await installFromDebian('nginx');
  if (!existsSync(brotliModule)) await installFromDebian('libnginx-mod-http-brotli-static');
}
