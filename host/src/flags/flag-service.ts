import {
  type FlagName,
  type FlagValues,
  flagDefaults,
  type Monitor,
  type PortalConfig,
} from '@portal/shared/contract';
import * as z from '@portal/shared/schema';
import { initialize, type LDClient, type LDContext } from 'launchdarkly-js-client-sdk';
import type { HostFlags } from './flags.ts';

/** The schema of each flag's value; invalid values are ignored. */
const schemas: { readonly [Name in FlagName]: z.ZodMiniType<FlagValues[Name]> } = {
  'app-latest-version': z.string(),
  'canary-agents': z.string(),
};

/** The user for the service, the same for every agent, so that no personal data is sent (FLG-01). */
export const sharedUser: LDContext = { kind: 'user', key: 'everybody', anonymous: true };

/** How long to wait for the first answer before its absence is logged, in seconds. */
const firstAnswerTimeout = 5;

const isFlag = (name: string): name is FlagName => name in schemas;
const flagNames = Object.keys(schemas).filter(isFlag);

/** What following the flag service needs. */
export interface FlagServiceParts {
  readonly settings: NonNullable<PortalConfig['flags']>;
  readonly flags: HostFlags;
  readonly monitor: Pick<Monitor, 'log'>;
  /** Called after each answer of the service, when the flags have its values. */
  readonly onAnswer?: () => void;
}

/** The delay before the service is asked again, in milliseconds: it doubles with every attempt. */
const firstRetryDelay = 10_000;
const maxRetryDelay = 10 * 60_000;

/**
 * Connects to the flag service by its SDK: sets the flags now and on every change. Without an answer it logs this,
 * keeps the defaults and asks again later.
 */
export function followFlagService({ settings, flags, monitor, onAnswer }: FlagServiceParts): void {
  const { clientSideId, baseUrl, streamUrl, eventsUrl } = settings;
  const log = (message: string) => monitor.log('flag service', { message });
  const ignore = () => undefined;

  function connect(retryDelay: number): LDClient {
    const newClient = initialize(clientSideId, sharedUser, {
      baseUrl,
      streamUrl,
      eventsUrl,
      streaming: true,
      // its path could name a record
      eventUrlTransformer: (address) => new URL(address).origin,
      // leaving the page must not wait for statistics
      disableSyncEventPost: true,
      logger: { debug: ignore, info: ignore, warn: log, error: log },
    });
    const readFlag = <Name extends FlagName>(name: Name) => {
      const decoded = z.safeParse(schemas[name], newClient.variation(name, flagDefaults[name]));
      if (decoded.success) flags.set(name, decoded.data);
      else monitor.log('flag service', { message: `${name} has a value of another kind` });
    };
    const readAll = () => {
      for (const name of flagNames) readFlag(name);
      const values = Object.entries(newClient.allFlags());
      flags.setOn(new Set(values.flatMap(([name, value]) => (value === true ? [name] : []))));
      onAnswer?.();
    };
    newClient.on('change', readAll);
    newClient.waitForInitialization(firstAnswerTimeout).then(readAll, () => {
      log('no first answer');
      newClient.close().catch(ignore);
      setTimeout(() => {
        client = connect(Math.min(2 * retryDelay, maxRetryDelay));
      }, retryDelay);
    });
    return newClient;
  }

  let client = connect(firstRetryDelay);
  // an open stream would exclude the page from the back/forward cache
  addEventListener('pagehide', () => client.setStreaming(false));
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) client.setStreaming(true);
  });
}
