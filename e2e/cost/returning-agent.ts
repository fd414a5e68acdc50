import { rm } from 'node:fs/promises';
import { publish } from '@portal/shared/site';
import type { CDPSession, Page } from 'playwright';
import { laterCart, laterVersion as laterCartVersion } from '../federation/releases/later-cart.ts';
import { hostBuild, laterHost, laterVersion as laterHostVersion } from '../federation/releases/later-host.ts';
import { noteRequests, untilFetched } from '../support/page/until-fetched.ts';

/** Bytes of scripts and fonts that one agent's browser fetches for `/cart`, as they come over the network. */
export interface ReturningAgent {
  /** With nothing of the portal in the cache. */
  readonly cold: number;
  /** At the next load. */
  readonly again: number;
  /** After a release of mfe-cart with another line on the page. */
  readonly afterRemote: number;
  /** After a release of the host with another line in each layer. */
  readonly afterHost: number;
}

/** Counts the bytes of scripts and fonts that come over the network. The count begins again at each reading. */
export async function countBytes(devtools: CDPSession): Promise<() => number> {
  let bytes = 0;
  const counted = new Set<string>();
  devtools.on('Network.requestWillBeSent', ({ requestId, type = '' }) => {
    if (type === 'Script' || type === 'Font') counted.add(requestId);
  });
  devtools.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (counted.has(requestId)) bytes += encodedDataLength;
  });
  await devtools.send('Network.enable');
  return () => {
    const read = bytes;
    bytes = 0;
    return read;
  };
}

/** Returns the function that opens a page of an agent with an empty cart, and counts the bytes that it fetches. */
async function prepareLoads(page: Page, path: string): Promise<() => Promise<number>> {
  const takeBytes = await countBytes(await page.context().newCDPSession(page));
  noteRequests(page);
  // files fetched ahead once there is nothing else to do are no part of the page
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  return async () => {
    await page.goto(path);
    await page.getByText('Your cart is empty.').waitFor();
    await untilFetched(page);
    return takeBytes();
  };
}

/**
 * Opens a page that has loaded nothing yet four times: cold, again, after a release of mfe-cart and after one of the host.
 * @param site folder that the page is served from
 */
export async function measureReturningAgent(page: Page, path: string, site: string): Promise<ReturningAgent> {
  const load = await prepareLoads(page, path);
  const cold = await load();
  const again = await load();
  const release = async (name: 'host' | 'mfe-cart', version: string, dist: string) => {
    await publish(site, { package: name, version, dist, by: 'a team' });
    return load();
  };
  const afterRemote = await release('mfe-cart', laterCartVersion, await laterCart());
  const host = await laterHost(['base', 'signed-in'], 'self.laterRelease = true;');
  const afterHost = await release('host', laterHostVersion, host);
  await rm(host, { recursive: true });
  return { cold, again, afterRemote, afterHost };
}

/** Bytes of scripts and fonts that a browser without dictionaries fetches for `/cart` after releases of the host. */
export interface WithoutDictionaries {
  /** With nothing of the portal in the cache. */
  readonly cold: number;
  /** After a release with another version alone. */
  readonly sameFiles: number;
  /** After a release with another line in one layer. */
  readonly oneLayer: number;
}

/** Versions that this measurement publishes: earlier than those of the other one, which may follow in the same site. */
const versions = { sameFiles: '98.1.0', oneLayer: '98.2.0' };

/**
 * Opens a page three times in a browser that sends no `Available-Dictionary`: cold, and after each of two releases of the
 * host.
 * @param site folder that the page is served from
 */
export async function measureWithoutDictionaries(
  page: Page,
  path: string,
  site: string,
): Promise<WithoutDictionaries> {
  const load = await prepareLoads(page, path);
  const cold = await load();
  const release = async (version: string, dist: string) => {
    await publish(site, { package: 'host', version, dist, by: 'a team' });
    const bytes = await load();
    const registry = await page.locator('#portal-registry').textContent();
    if (!registry?.includes(`"host":"${version}"`))
      throw new Error(`The page is not that of host ${version}`);
    return bytes;
  };
  const sameFiles = await release(versions.sameFiles, hostBuild);
  const host = await laterHost(['signed-in'], 'self.laterLayer = true;');
  const oneLayer = await release(versions.oneLayer, host);
  await rm(host, { recursive: true });
  return { cold, sameFiles, oneLayer };
}
