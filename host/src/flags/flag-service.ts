import {
  type FlagName,
  type FlagValues,
  flagDefaults,
  type Monitor,
  type PortalConfig,
} from '@portal/shared/contract';
import * as z from '@portal/shared/schema';
import { initialize, type LDContext } from 'launchdarkly-js-client-sdk';
import { scrubAddress } from '../monitoring/index.ts';
import type { HostFlags } from './flags.ts';

/** What the service may say of each flag; anything else is as if it had said nothing. */
const schemas: { readonly [Name in FlagName]: z.ZodMiniType<FlagValues[Name]> } = {
  'app-latest-version': z.string(),
};

/** The one visitor that everybody is to the service: nobody is told apart, and nothing about anybody leaves (FLG-01). */
export const everybody: LDContext = { kind: 'user', key: 'everybody', anonymous: true };

/** How long the first answer is waited for before it is logged that there was none, in seconds. */
const patience = 5;

const isFlag = (name: string): name is FlagName => name in schemas;
const flagNames = Object.keys(schemas).filter(isFlag);

export interface FlagServiceParts {
  readonly settings: NonNullable<PortalConfig['flags']>;
  readonly flags: HostFlags;
  readonly monitor: Pick<Monitor, 'log'>;
}

/**
 * Reads the flags now and at every change, through the service's own SDK. A service that does not answer is logged, and
 * the defaults hold; the SDK goes on trying. Its code is fetched after the first content.
 */
export function followFlagService({ settings, flags, monitor }: FlagServiceParts): void {
  const { clientSideId, baseUrl, streamUrl, eventsUrl } = settings;
  const log = (message: string) => monitor.log('flag service', { message });
  const silent = () => undefined;
  const client = initialize(clientSideId, everybody, {
    baseUrl,
    streamUrl,
    eventsUrl,
    streaming: true,
    eventUrlTransformer: scrubAddress,
    // a page that is left must not wait for statistics
    disableSyncEventPost: true,
    logger: { debug: silent, info: silent, warn: log, error: log },
  });

  const read = <Name extends FlagName>(name: Name) => {
    const decoded = z.safeParse(schemas[name], client.variation(name, flagDefaults[name]));
    if (decoded.success) flags.set(name, decoded.data);
    else monitor.log('flag service', { message: `${name} has a value of another kind` });
  };
  const readAll = () => {
    for (const name of flagNames) read(name);
  };

  client.on('change', readAll);
  client.waitForInitialization(patience).then(readAll, () => log('no first answer'));

  // an open stream would keep the page out of the browser's back/forward cache
  addEventListener('pagehide', () => client.setStreaming(false));
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) client.setStreaming(true);
  });
}
