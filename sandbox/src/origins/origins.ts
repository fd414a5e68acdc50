import offsets from './ports.json' with { type: 'json' };

/** Everything the sandbox answers for, each on a port, and so an origin, of its own as in production. */
export type OriginName = keyof typeof offsets;

/** Whether an origin is a part of the portal: the host, or a remote. */
export const isPortal = (name: OriginName): boolean => name === 'host' || name.startsWith('mfe-');

/** What people call an origin; used in messages. */
const labels: Record<OriginName, string> = {
  host: 'portal',
  'mfe-auth': 'remote mfe-auth',
  'mfe-client': 'remote mfe-client',
  'mfe-cart': 'remote mfe-cart',
  'mfe-applications': 'remote mfe-applications',
  'mfe-history': 'remote mfe-history',
  api: 'main API',
  identityProvider: 'identity provider',
  content: 'content service',
  flags: 'flag service',
  monitoring: 'monitoring intake',
  simulator: 'portfolio simulator',
  transaction: 'transaction site',
  outbox: 'outbox',
};

/** The port of the host when nothing else is asked for; the others follow at fixed distances. */
export const defaultPortBase = 4200;

/** One origin: where it listens and how others address it. */
export interface Origin {
  readonly name: OriginName;
  readonly label: string;
  readonly port: number;
  /** Without a trailing slash: `http://localhost:4200`. */
  readonly url: string;
}

export type Origins = Readonly<Record<OriginName, Origin>>;

/** All origins for a base port. */
export function originsAt(portBase: number): Origins {
  const origin = (name: OriginName): Origin => {
    const port = portBase + offsets[name];
    return { name, label: labels[name], port, url: `http://localhost:${port}` };
  };
  return {
    host: origin('host'),
    'mfe-auth': origin('mfe-auth'),
    'mfe-client': origin('mfe-client'),
    'mfe-cart': origin('mfe-cart'),
    'mfe-applications': origin('mfe-applications'),
    'mfe-history': origin('mfe-history'),
    api: origin('api'),
    identityProvider: origin('identityProvider'),
    content: origin('content'),
    flags: origin('flags'),
    monitoring: origin('monitoring'),
    simulator: origin('simulator'),
    transaction: origin('transaction'),
    outbox: origin('outbox'),
  };
}
