import offsets from './ports.json' with { type: 'json' };

/** The sandbox's origins. Each has a port, because origins are separate in production too. */
export type OriginName = keyof typeof offsets;

/** Whether an origin is part of the portal: the host’s, or that of the remotes. */
export const isPortal = (name: OriginName): boolean => name === 'host' || name === 'remotes';

/** Names of the origins in messages. */
const labels: Record<OriginName, string> = {
  host: 'portal',
  remotes: 'remotes',
  api: 'main API',
  identityProvider: 'identity provider',
  content: 'content service',
  flags: 'flag service',
  monitoring: 'monitoring intake',
  simulator: 'portfolio simulator',
  transaction: 'transaction site',
  outbox: 'outbox',
  handOff: 'hand-off service',
};

/** Default port of the host. The other ports are at fixed offsets from it. */
export const defaultPortBase = 4200;

/** One origin with its port and URL. */
export interface Origin {
  readonly name: OriginName;
  readonly label: string;
  readonly port: number;
  /** Without a trailing slash: `http://localhost:4200`. */
  readonly url: string;
}

/** All origins by name. */
export type Origins = Readonly<Record<OriginName, Origin>>;

/** Returns all origins of the sandbox, with the host at this port and the others above it. */
export function originsAt(portBase: number): Origins {
  const origin = (name: OriginName): Origin => {
    const port = portBase + offsets[name];
    return { name, label: labels[name], port, url: `http://localhost:${port}` };
  };
  return {
    host: origin('host'),
    remotes: origin('remotes'),
    api: origin('api'),
    identityProvider: origin('identityProvider'),
    content: origin('content'),
    flags: origin('flags'),
    monitoring: origin('monitoring'),
    simulator: origin('simulator'),
    transaction: origin('transaction'),
    outbox: origin('outbox'),
    handOff: origin('handOff'),
  };
}
