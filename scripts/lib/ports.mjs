import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { Stop } from '../../shared/commands/terminal.mjs';
import { root } from './root.mjs';

/** The sandbox's table: origin → offset from the base port. @type {Record<string, number>} */
const offsets = JSON.parse(readFileSync(join(root, 'sandbox/src/origins/ports.json'), 'utf8'));

export const defaultPortBase = 4200;

/** @param {number} port @returns {Promise<boolean>} */
const isFree = (port) =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, 'localhost', () => probe.close(() => resolve(true)));
  });

/**
 * Returns the first origin whose port is taken. @param {number} base @returns {Promise<{ origin: string, port: number } |
 * undefined>}
 */
async function firstTaken(base) {
  for (const [origin, offset] of Object.entries(offsets))
    if (!(await isFree(base + offset))) return { origin, port: base + offset };
  return undefined;
}

/**
 * Throws Stop when one of the portal's ports from `base` on is taken; call it before slow work.
 * @param {number} base
 */
export async function assertPortsFree(base) {
  const usedPort = await firstTaken(base);
  if (usedPort)
    throw new Stop(
      `Port ${usedPort.port} (${usedPort.origin}) is taken. Stop what uses it, or move all ports: add -- --port-base ${base + 100}`,
    );
}

/**
 * Returns the first base port from `from`, in steps of 100, whose ports are all free. Throws Stop when there is none.
 * @param {number} from
 */
export async function findFreePortBase(from) {
  for (let base = from; base < from + 3000; base += 100) if (!(await firstTaken(base))) return base;
  throw new Stop(`No free block of ports from ${from} on.`);
}
