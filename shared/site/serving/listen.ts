import type { PortalOrigins } from '../layout.ts';

/** Ports by the names of `origins` in `site.json`. */
export type Listen = Readonly<Record<string, number>>;

/** The port of each origin behind a proxy that ends TLS. */
export type Ports = ReadonlyMap<string, number>;

/** Returns the port of each origin; of an origin with several names, the port of the first that has one. */
export function portsOf(origins: PortalOrigins, listen: Listen): Ports {
  const ports = new Map<string, number>();
  for (const [name, origin] of Object.entries(origins)) {
    const port = listen[name];
    if (origin !== undefined && port !== undefined && !ports.has(origin)) ports.set(origin, port);
  }
  return ports;
}

/** Returns what is wrong with the ports; `undefined` when each name is one of `origins`, and each origin has a port. */
export function listenFault(origins: PortalOrigins, listen: Listen): string | undefined {
  const stranger = Object.keys(listen).find((name) => !Object.hasOwn(origins, name));
  if (stranger !== undefined) return `listen names ${stranger}, which is not in origins`;
  const ports = portsOf(origins, listen);
  const [without] = Object.entries(origins).find(([, origin]) => origin && !ports.has(origin)) ?? [];
  return without === undefined ? undefined : `listen has no port for ${without}`;
}
