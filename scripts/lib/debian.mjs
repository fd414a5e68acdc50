import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { run, runStep } from '../../shared/commands/run.mjs';

/** Whether this user can install packages: root on Debian or a derived system. */
export function isDebianRoot() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/os-release')) return false;
  return (
    /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8')) && existsSync('/usr/bin/apt-get')
  );
}

/** Debian's packages run this file to ask whether a service may start; 101 means no. */
const policyFile = '/usr/sbin/policy-rc.d';

/**
 * Installs a Debian package with apt-get, and does not start or enable its service. A package that cannot be installed
 * is not reported: the caller looks for what it needs.
 * @param {string} name
 */
export async function installFromDebian(name) {
  await runStep(`Installing ${name} (apt-get)`, async () => {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-q'], { env });
    const hasPolicy = existsSync(policyFile);
    if (!hasPolicy) writeFileSync(policyFile, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
    try {
      await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], { env });
      if (existsSync(`/etc/init.d/${name}`)) await run('update-rc.d', [name, 'disable']);
    } finally {
      if (!hasPolicy) rmSync(policyFile);
    }
  });
}
