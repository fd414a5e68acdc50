import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Origin } from './origins.ts';

/** Every origin binds to loopback only. */
const loopback = 'localhost';

/** Another program uses a port of the sandbox. The message is printed to the terminal. */
export class PortInUseError extends Error {
  constructor(origin: Origin) {
    super(
      `Port ${origin.port} (${origin.label}) is taken. Stop what uses it, or move all ports: npm start -- --port-base 4300`,
    );
    this.name = 'PortInUseError';
  }
}

/** Checks all ports before any slow work. @throws PortInUseError for the first port that is in use. */
export async function assertPortsFree(origins: readonly Origin[]): Promise<void> {
  for (const origin of origins) {
    await new Promise<void>((resolve, reject) => {
      const probe = createServer();
      probe.once('error', (error) => reject(isPortInUse(error) ? new PortInUseError(origin) : error));
      probe.listen(origin.port, loopback, () => probe.close(() => resolve()));
    });
  }
}

/** Lets an origin listen on its port. @throws PortInUseError */
export async function listen(app: FastifyInstance, origin: Origin): Promise<void> {
  try {
    await app.listen({ host: loopback, port: origin.port });
  } catch (error) {
    throw isPortInUse(error) ? new PortInUseError(origin) : error;
  }
}

function isPortInUse(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'EADDRINUSE';
}
